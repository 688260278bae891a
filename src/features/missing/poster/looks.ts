import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { ListedAnimal } from '../shapes.ts'

/** What an animal looks like, in a line: "Labrador Retriever, black, male, large". */
export function looksOf({ species, breed, colour, sex, size }: ListedAnimal): string {
  const said = [breed ?? speciesWords[Species.catch('other').parse(species)].one, colour, sex === 'unknown' ? '' : sex, size ?? '']
  const line = said
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : word.toLowerCase()))
    .join(', ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

export const lastSeen = ({ area, at }: ListedAnimal): string =>
  `Last seen in ${area} on ${whenText(at instanceof Date ? at : String(at), 'day')}`
