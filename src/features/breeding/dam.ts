import { petWithChip } from '#features/pets/queries.ts'
import { londonMidnight } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { AskedLitter } from './contract.ts'

/**
 * Why the animal with the mother’s chip can’t be the mother, or null. By law her keeper is the first keeper of her young, so an animal that the
 * breeder neither keeps nor kept when the litter was born isn’t linked, and nothing is said of it.
 */
export async function damProblem(
  db: Db,
  breederId: string,
  { dam: { name, chipNumber }, species, bornOn }: Pick<AskedLitter, 'dam' | 'species' | 'bornOn'>,
): Promise<string | null> {
  const pet = chipNumber ? await petWithChip(db, chipNumber) : undefined
  if (!pet) return null
  const isMother = pet.species === species && pet.sex !== 'male'
  if (pet.keeperId !== breederId) return isMother && (await keptHerThen(db, { petId: pet.id, breederId, bornOn })) ? null : notYours('her')
  if (pet.species !== species) return `This is ${pet.name}’s chip, and ${pet.name} isn’t the same kind of animal as the litter`
  if (pet.sex === 'male') return `This is ${pet.name}’s chip, and ${pet.name} is male`
  return [pet.name, pet.originalName].some((hers) => isNamedAlike(hers, name)) ? null : otherName(pet.name, name)
}

/** Why this chip can’t be the father’s, or null: it’s the mother’s, or in an animal that isn’t a male of the kind. He may be another keeper’s, of whose animal nothing is said. */
export async function sireProblem(
  db: Db,
  breederId: string,
  { dam, sire: { chipNumber }, species }: Pick<AskedLitter, 'dam' | 'sire' | 'species'>,
): Promise<string | null> {
  if (!chipNumber) return null
  if (chipNumber === dam.chipNumber) return 'This is the mother’s number. The father has his own.'
  const pet = await petWithChip(db, chipNumber)
  if (!pet) return null
  if (pet.keeperId !== breederId) return pet.species === species && pet.sex !== 'female' ? null : notYours('his')
  if (pet.species !== species) return `This is ${pet.name}’s chip, and ${pet.name} isn’t the same kind of animal as the litter`
  return pet.sex === 'female' ? `This is ${pet.name}’s chip, and ${pet.name} is female` : null
}

/** Whether two names mean the same animal: a kennel name often has the name it’s called by in it. */
export function isNamedAlike(hers: string, typed: string): boolean {
  const [one, other] = [bare(hers), bare(typed)]
  return one.includes(other) || other.includes(one)
}

/** Whether the breeder kept her when the litter was born, or later: she may have found another home since. */
async function keptHerThen(db: Db, { petId, breederId, bornOn }: { petId: string; breederId: string; bornOn: string }): Promise<boolean> {
  const kept = await db
    .selectFrom('keepership')
    .select('id')
    .where('petId', '=', petId)
    .where('keeperId', '=', breederId)
    .where('until', '>', londonMidnight(bornOn))
    .limit(1)
    .executeTakeFirst()
  return kept !== undefined
}

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const notYours = (whose: 'her' | 'his') => `This chip isn’t registered to you. Check the number, or leave it out and give ${whose} name.`

const otherName = (hers: string, typed: string) =>
  `This is ${hers}’s chip, and you’ve called the mother ${typed}. If the mother is ${hers}, enter her name. If she isn’t, enter her own number or leave it out.`
