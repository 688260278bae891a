import { type PetRow, petHeld, petWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'

/**
 * The animal that a number finds, held; null where no animal has it, or the number was taken out of it while it was waited for: what was
 * read before does not hold any more then.
 */
export async function petHeldWithChip(db: Db, chipNumber: string): Promise<PetRow | null> {
  const known = await petWithChip(db, chipNumber)
  const pet = known && (await petHeld(db, known.id))
  const now = pet && (await petWithChip(db, chipNumber))
  return now?.id === pet?.id ? (pet ?? null) : null
}

/** A report of what happened to a chip that was not struck out; none where nothing is said of it. */
export const standingReport = (db: Db, chipNumber: string) =>
  db
    .selectFrom('deadChip')
    .select('id')
    .where('chipNumber', '=', chipNumber)
    .where('status', '<>', 'struck')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
