import { paths } from '#src/paths.ts'
import type { OffspringState } from './words.ts'

/** The list of animals as one state or one litter narrows it. */
export const animalsWith = (narrowed: { state?: OffspringState; litterId?: string }) =>
  `${paths.breederPets}?${new URLSearchParams({ ...narrowed })}`

/** The page that a litter ends on once it is registered. */
export const litterDone = (litterId: string) => `${paths.newLitter}?${new URLSearchParams({ done: litterId })}`
