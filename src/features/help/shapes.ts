import * as z from 'zod'
import { Spans } from '#features/news/shapes.ts'
import { CATEGORIES } from './questions/question.ts'

export const Answer = z.object({
  /** What the answer is linked to by: `/faq#anchor`. */
  anchor: z.string(),
  category: z.enum(CATEGORIES),
  asked: z.string(),
  answer: z.array(Spans),
})
