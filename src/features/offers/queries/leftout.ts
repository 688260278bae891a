import { mayHaveCode } from '#features/offers/policy.ts'
import type { PetRow } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'

/** An animal that has no page among the packs of its litter, and why not. */
export interface LeftOut {
  name: string
  words: string
}

/** Of animals that are to be printed: those that get a page, and those that get none with the reason, each by name. */
export function sortedForPacks<Pet extends PetRow>(who: Person, pets: readonly Pet[], now: Date): { ready: Pet[]; leftOut: LeftOut[] } {
  const byName = pets.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB', { numeric: true }))
  const asked = byName.map((pet) => ({ pet, may: mayHaveCode(who, { ...pet, now }) }))
  return {
    ready: asked.flatMap(({ pet, may }) => (may === true ? [pet] : [])),
    leftOut: asked.flatMap(({ pet, may }) => (may === true ? [] : [{ name: pet.name, words: may.words }])),
  }
}

/** The animals of these litters that are still with their breeder, alive, and looking for a home: those that packs are for. */
export const lookingForHomes = (db: Db, breederId: string) =>
  db
    .selectFrom('pet')
    .select('pet.id')
    .where('pet.keeperId', '=', breederId)
    .where('pet.breederId', '=', breederId)
    .where('pet.keptByBreederAt', 'is', null)
    .where('pet.status', '<>', 'deceased')
