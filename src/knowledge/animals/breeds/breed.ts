import * as z from 'zod'
import { Line } from '#platform/contract/shapes.ts'

/** One line of the breed list. */
export interface Breed {
  /** Stored with the pet: unique within a species and never changed, even when the name is. */
  id: string
  name: string
  group: string
  /** What keepers type instead of the name. */
  also: readonly string[]
  /** The two parents of a known cross; nobody else has any. */
  of: readonly string[]
  /** One of those that UK keepers register most. */
  common: boolean
}

const BreedId = Line(60)

/** What a keeper may say of a pet's breed: one of the list, a cross of two of them, or their own words. */
export const BreedChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('breed'), breedId: BreedId }),
  z.strictObject({ kind: z.literal('cross'), breedIds: z.tuple([BreedId, BreedId]) }),
  z.strictObject({ kind: z.literal('description'), text: Line(80) }),
])
export type BreedChoice = z.infer<typeof BreedChoice>
