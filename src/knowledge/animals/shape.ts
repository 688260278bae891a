import * as z from 'zod'
import { asking } from '#platform/contract/words.ts'
import { SPECIES } from './species.ts'

export const Species = asking('Choose what kind of animal it is', z.enum(SPECIES))
export type Species = z.infer<typeof Species>
