import * as z from 'zod'
import { asking } from '#platform/contract/words.ts'
import { TOPIC_CODES } from './subjects.ts'

export const Topic = z.enum(TOPIC_CODES)

export const Topics = asking('Choose at least one thing we can send you', z.array(Topic).min(1).max(TOPIC_CODES.length))
