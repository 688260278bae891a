import { byNameOrNumber, petsWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'

/** The animals that stay with a breeder: those kept from a litter and those that others bred, each with the count of the breeder’s litters that have it as a parent. */
export function breedingAnimals(
  db: Db,
  breederId: string,
  { query, sex }: { query?: string | undefined; sex?: 'male' | 'female' | 'unknown' | undefined },
) {
  let mine = petsWithChip(db)
    .where('pet.keeperId', '=', breederId)
    .where((pet) => pet.or([pet('pet.breederId', 'is distinct from', breederId), pet('pet.keptByBreederAt', 'is not', null)]))
    .select((pet) => [
      pet
        .selectFrom('litter')
        .select((litter) => litter.fn.countAll<number>().as('litters'))
        .where('litter.breederId', '=', breederId)
        .where((litter) =>
          litter.exists(
            litter
              .selectFrom('chip as own')
              .select('own.number')
              .whereRef('own.petId', '=', 'pet.id')
              .where((own) =>
                own.or([own('own.number', '=', own.ref('litter.damChipNumber')), own('own.number', '=', own.ref('litter.sireChipNumber'))]),
              ),
          ),
        )
        .as('litters'),
    ])
  if (sex) mine = mine.where('pet.sex', '=', sex)
  if (query) mine = mine.where(byNameOrNumber(query))
  return mine
}

/** The animals that this account keeps and that have or had one of these chips, by the number. */
export async function ownByChip(db: Db, keeperId: string, numbers: readonly string[]): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const own = await db
    .selectFrom('chip')
    .innerJoin('pet', 'pet.id', 'chip.petId')
    .select(['chip.number', 'pet.id'])
    .where('chip.number', 'in', numbers)
    .where('pet.keeperId', '=', keeperId)
    .execute()
  return new Map(own.map(({ number, id }) => [number, id]))
}
