import type { TransactionContext } from '#platform/server/answer.ts'
import { LICENCE_WRITTEN } from './lifecycle.ts'

interface Licence {
  licenceNumber: string
  issuingAuthority: string
}

/** BREED-4 The number of a licence that was mistyped, on every animal that carries it, wherever it is. */
export async function correctLicence(
  tools: TransactionContext,
  { breederId, before, after }: { breederId: string; before: Licence; after: Licence },
): Promise<void> {
  const pets = await tools.db
    .selectFrom('pet')
    .select('id')
    .where('breederId', '=', breederId)
    .where('breederLicence', '=', before.licenceNumber)
    .orderBy('id')
    .execute()
  await writeLicence(
    tools,
    pets.map(({ id }) => id),
    { move: 'correctLicence', was: before.licenceNumber, licence: after },
  )
}

interface Written {
  move: 'correctLicence' | 'giveLicence'
  was?: string
  licence: Licence
}

/** The licence on the record of each of these animals, and the event that says so. */
export async function writeLicence(
  { db, recordEvent }: Pick<TransactionContext, 'db' | 'recordEvent'>,
  petIds: readonly string[],
  { move, was, licence: { licenceNumber, issuingAuthority } }: Written,
): Promise<void> {
  if (petIds.length === 0) return
  await db
    .updateTable('pet')
    .set({ breederLicence: licenceNumber, breederAuthority: issuingAuthority })
    .where('id', 'in', [...petIds])
    .execute()
  const facts = { ...(was && { was }), licence: licenceNumber }
  for (const id of petIds) await recordEvent('pet', id, { move, clause: LICENCE_WRITTEN.clause, by: 'Breeder', facts })
}
