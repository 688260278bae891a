import { SPECIES, type Species } from '#knowledge/animals/species.ts'
import { outsidePractice, type Practice } from '../../policy.ts'

/** IMPLANT-1, IMPLANT-2: the kinds of animals to choose from; all of them while it is not known what the implanter may do. */
export function speciesFor(practice: Omit<Practice, 'isVerified'> | undefined): readonly Species[] {
  if (!practice) return SPECIES
  return SPECIES.filter((kind) => outsidePractice({ ...practice, isVerified: true }, kind) === null)
}
