import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'

/** The kind of an animal in a word; one that no list has stays as it is written. */
export function speciesText(written: string): string {
  const known = SPECIES.find((species) => species === written)
  return known ? speciesWords[known].label : written
}
