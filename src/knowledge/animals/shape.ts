import * as z from 'zod'
import { Needed } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { SPECIES } from './species.ts'

export const Species = asking('Choose what kind of animal it is', z.enum(SPECIES))
export type Species = z.infer<typeof Species>

const CHOOSE = 'Choose the breed, or describe the animal in your own words'
const OneOfCross = Needed('Choose both breeds of the cross', 60)

/** What a keeper may say of a pet's breed: one of the list, a cross of two of them, or their own words. */
export const BreedChoice = asking(
  CHOOSE,
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('breed'), breedId: Needed(CHOOSE, 60) }),
    z.strictObject({ kind: z.literal('cross'), breedIds: z.tuple([OneOfCross, OneOfCross]) }),
    z.strictObject({ kind: z.literal('description'), text: Needed('Describe the animal in a few words', 80) }),
  ]),
)
export type BreedChoice = z.infer<typeof BreedChoice>
