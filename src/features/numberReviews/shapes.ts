import * as z from 'zod'
import { statesOf } from '#platform/law/lifecycle.ts'
import { numberReviewLife } from './lifecycle.ts'

export const NumberReviewStatus = z.enum(statesOf(numberReviewLife))
