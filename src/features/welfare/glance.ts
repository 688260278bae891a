import { ageText } from '#features/pets/kit/born.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import type { StayRow } from './stays.ts'

/** "Dog, Labrador Retriever, about 2 years". */
export function glanceOf(stay: Pick<StayRow, 'species' | 'bornOn' | 'bornExactly'> & Parameters<typeof breedOf>[0], today: string): string {
  const age = ageText(stay.bornOn, today)
  return [speciesWords[Species.parse(stay.species)].label, breedOf(stay), stay.bornExactly ? age : `about ${age}`]
    .filter(Boolean)
    .join(', ')
}
