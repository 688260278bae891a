import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { writable } from '#platform/pdf/glyphs.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { ListedAnimal } from '../shapes.ts'

/** "dog", or "animal" where we have no word for its kind. */
export const animalOf = ({ species }: ListedAnimal): string => speciesWords[Species.catch('other').parse(species)].one

/** What an animal looks like, in a line: "Labrador Retriever, black, male, large". */
export function looksOf(animal: ListedAnimal): string {
  const { breed, colour, sex, size } = animal
  const said = [breed ?? animalOf(animal), colour, sex === 'unknown' ? '' : sex, size ?? '']
  const words = said.filter(Boolean).map((word, index) => (index === 0 ? word : word.toLowerCase()))
  return capital(words.join(', '))
}

/** Its name as far as our title face can write it; where that is nothing, what it is: "Dog". */
export const titleOf = async (animal: ListedAnimal): Promise<string> =>
  (await writable(animal.name ?? '', 'title')) || capital(animalOf(animal))

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const lastSeen = ({ area, at }: ListedAnimal): string =>
  `Last seen in ${area} on ${whenText(at instanceof Date ? at : String(at), 'day')}`
