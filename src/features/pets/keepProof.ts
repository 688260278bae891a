import { createHash } from 'node:crypto'
import { CROCKFORD } from '#platform/contract/crockford.ts'
import type { Db } from '#platform/database/db.ts'

const LENGTH = 16
const BITS = 5

/** Keeps the proof of a certificate; the 16 characters that lead to it. */
export async function keepProof(db: Db, { petId, proof, madeAt }: { petId: string; proof: string; madeAt: Date }): Promise<string> {
  const code = codeOf(proof)
  await db
    .insertInto('certificate')
    .values({ code, petId, proof, madeAt })
    .onConflict((row) => row.column('code').doNothing())
    .execute()
  return code
}

/** The first 80 bits of the proof's SHA-256, in Crockford's base 32. */
function codeOf(proof: string): string {
  const bits = [...createHash('sha256').update(proof).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return Array.from({ length: LENGTH }, (_, at) => CROCKFORD[Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2)]).join('')
}
