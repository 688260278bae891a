import * as z from 'zod'
import { Line } from '#platform/contract/shapes.ts'
import { Species, speciesWords } from '../species.ts'
import { breedById } from './list.ts'

const BreedId = Line(60)

/** What a keeper may say of a pet's breed: one of the list, a cross of two of them, or their own words. */
export const BreedChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('breed'), breedId: BreedId }),
  z.strictObject({ kind: z.literal('cross'), breedIds: z.tuple([BreedId, BreedId]) }),
  z.strictObject({ kind: z.literal('description'), text: Line(80) }),
])
export type BreedChoice = z.infer<typeof BreedChoice>

/** The breed as it is shown and printed: 'Labrador Retriever', 'Beagle × Poodle', or the keeper's own words. */
export function breedWords(species: Species, choice: BreedChoice): string {
  if (choice.kind === 'description') return choice.text
  return idsIn(choice)
    .map((id) => breedById(species, id)?.name ?? id)
    .join(' × ')
}

/** The breed of a stored pet in words: of the list by today's name, a cross, or the keeper's own description. */
export function breedOf({ species, breed }: { species: string; breed: unknown }): string {
  return breedWords(Species.parse(species), BreedChoice.parse(breed))
}

/** Whether every breed named is on the list of that species and a cross has two different ones; else the sentence that says what to do. */
export function breedExists(species: Species, choice: BreedChoice): true | string {
  const ids = idsIn(choice)
  const stranger = ids.find((id) => !breedById(species, id))
  if (stranger !== undefined) return `Choose a breed from the list of ${speciesWords[species].many}: '${stranger}' is not on it`
  if (choice.kind === 'cross' && ids[0] === ids[1]) return 'Choose two different breeds for a cross'
  return true
}

function idsIn(choice: BreedChoice): readonly string[] {
  if (choice.kind === 'description') return []
  return choice.kind === 'cross' ? choice.breedIds : [choice.breedId]
}
