import { petWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { AskedLitter } from './contract.ts'

/** Why the breeder’s own animal with the mother’s chip can’t be the mother, or null. Of somebody else’s animal nothing is said. */
export async function damProblem(
  db: Db,
  breederId: string,
  { dam: { chipNumber }, species }: Pick<AskedLitter, 'dam' | 'species'>,
): Promise<string | null> {
  const pet = chipNumber ? await petWithChip(db, chipNumber) : undefined
  if (pet?.keeperId !== breederId) return null
  if (pet.species !== species) return `This is ${pet.name}’s chip, and ${pet.name} isn’t the same kind of animal as the litter`
  return pet.sex === 'male' ? `This is ${pet.name}’s chip, and ${pet.name} is male` : null
}
