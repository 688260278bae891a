import { listed } from '#platform/listed.ts'
import type { Chosen } from '#ui/useChosen.ts'

/** Animals that something is done with together: by name, or so many of them that a heading has no room. */
export const namesOf = (pets: readonly Chosen[]): string =>
  pets.length > 3 ? `these ${pets.length} animals` : listed(pets.map(({ name }) => name))
