import { petWithChip } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { AskedLitter } from './contract.ts'

/** Why the breeder’s own animal with the mother’s chip can’t be the mother, or null. Of somebody else’s animal nothing is said. */
export async function damProblem(
  db: Db,
  breederId: string,
  { dam: { name, chipNumber }, species }: Pick<AskedLitter, 'dam' | 'species'>,
): Promise<string | null> {
  const pet = chipNumber ? await petWithChip(db, chipNumber) : undefined
  if (pet?.keeperId !== breederId) return null
  if (pet.species !== species) return `This is ${pet.name}’s chip, and ${pet.name} isn’t the same kind of animal as the litter`
  if (pet.sex === 'male') return `This is ${pet.name}’s chip, and ${pet.name} is male`
  return [pet.name, pet.originalName].some((hers) => isNamedAlike(hers, name)) ? null : otherName(pet.name, name)
}

/** Why this chip can’t be the father’s, or null: it’s the mother’s, or in an animal of the breeder’s own that isn’t a male of the kind. */
export async function sireProblem(
  db: Db,
  breederId: string,
  { dam, sire: { chipNumber }, species }: Pick<AskedLitter, 'dam' | 'sire' | 'species'>,
): Promise<string | null> {
  if (!chipNumber) return null
  if (chipNumber === dam.chipNumber) return 'This is the mother’s number. The father has his own.'
  const pet = await petWithChip(db, chipNumber)
  if (pet?.keeperId !== breederId) return null
  if (pet.species !== species) return `This is ${pet.name}’s chip, and ${pet.name} isn’t the same kind of animal as the litter`
  return pet.sex === 'female' ? `This is ${pet.name}’s chip, and ${pet.name} is female` : null
}

/** A kennel name often has the name she’s called by in it. */
function isNamedAlike(hers: string, typed: string): boolean {
  const [one, other] = [bare(hers), bare(typed)]
  return one.includes(other) || other.includes(one)
}

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const otherName = (hers: string, typed: string) =>
  `This is ${hers}’s chip, and you’ve called the mother ${typed}. If the mother is ${hers}, enter her name. If she isn’t, enter her own number or leave it out.`
