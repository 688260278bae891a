import type { Db } from '#platform/database/db.ts'
import { shortCode } from '#platform/server/signer.ts'

/** Keeps the proof of a certificate; the 16 characters that lead to it. */
export async function keepProof(db: Db, { petId, proof, madeAt }: { petId: string; proof: string; madeAt: Date }): Promise<string> {
  const code = shortCode(proof)
  await db
    .insertInto('certificate')
    .values({ code, petId, proof, madeAt })
    .onConflict((row) => row.column('code').doNothing())
    .execute()
  return code
}
