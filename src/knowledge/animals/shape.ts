import * as z from 'zod'
import { Line } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { SPECIES } from './species.ts'

export const Species = asking('Choose what kind of animal it is', z.enum(SPECIES))
export type Species = z.infer<typeof Species>

const BreedId = Line(60)

/** What a keeper may say of a pet's breed: one of the list, a cross of two of them, or their own words. */
export const BreedChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('breed'), breedId: BreedId }),
  z.strictObject({ kind: z.literal('cross'), breedIds: z.tuple([BreedId, BreedId]) }),
  z.strictObject({ kind: z.literal('description'), text: Line(80) }),
])
export type BreedChoice = z.infer<typeof BreedChoice>
