import { breederColumns } from '#features/accounts/queries/breedercolumns.ts'
import type { PetRow } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { matchNewborn } from './matchNewborn.ts'

/** Whether a litter is the breeder's own, and of this kind of animal. */
export async function isOwnLitter(
  db: Db,
  litterId: string,
  { breederId, species }: { breederId: string; species: string },
): Promise<boolean> {
  const litter = await db
    .selectFrom('litter')
    .select('id')
    .where('id', '=', litterId)
    .where('breederId', '=', breederId)
    .where('species', '=', species)
    .executeTakeFirst()
  return litter !== undefined
}

/** Who bred it is written once, as it is now (SI 2023/468 regulation 6, details 2 and 3). */
export async function writeBreeder(
  db: Db,
  pet: PetRow,
  { breederId, litterId }: { breederId: string; litterId: string | undefined },
): Promise<void> {
  if (pet.breederId) return
  const columns = await breederColumns(db, breederId, { ...pet, litterId: litterId ?? null })
  await db
    .updateTable('pet')
    .set({ ...columns, litterId: litterId ?? null })
    .where('id', '=', pet.id)
    .execute()
  if (litterId) await matchNewborn(db, litterId, [pet.id])
}
