import { type Because, because } from '#platform/law/clause.ts'
import { BreedChoice, Species } from '../shape.ts'
import { speciesWords } from '../species.ts'
import { breedById } from './list.ts'

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

/** Whether every breed named is on the list of that species and a cross has two different ones; else what to do. */
export function breedExists(species: Species, choice: BreedChoice): true | Because {
  const ids = idsIn(choice)
  const stranger = ids.find((id) => !breedById(species, id))
  if (stranger !== undefined)
    return because(null, `Choose a breed from the list for ${speciesWords[species].many}: '${stranger}' isn’t on it`)
  if (choice.kind === 'cross' && ids[0] === ids[1]) return because(null, 'Choose two different breeds for a cross')
  return true
}

function idsIn(choice: BreedChoice): readonly string[] {
  if (choice.kind === 'description') return []
  return choice.kind === 'cross' ? choice.breedIds : [choice.breedId]
}
