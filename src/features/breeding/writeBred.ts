import { breederColumns } from '#features/accounts/queries/breedercolumns.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { OLDEST_LITTER_DAYS } from './litter.ts'

interface Animal {
  id: string
  species: string
  bornOn: string
  registeredAt: Date
}

/** Older than a litter that can still be registered: its breeder keeps it. */
export const isGrown = (bornOn: string, now: Date): boolean => bornOn < daysAfter(londonDate(now), -OLDEST_LITTER_DAYS)

/** BREED-5 Who bred an animal that has no litter here. One that’s grown has been kept from its registration on, and waits for no buyer. */
export async function writeBred(
  { db, now }: Pick<LawTools, 'db' | 'now'>,
  breederId: string,
  { id, species, bornOn, registeredAt }: Animal,
): Promise<void> {
  const columns = await breederColumns(db, breederId, { species, bornOn, litterId: null })
  const kept = isGrown(bornOn, now) ? { keptByBreederAt: registeredAt } : {}
  await db
    .updateTable('pet')
    .set({ ...columns, ...kept })
    .where('id', '=', id)
    .execute()
}
