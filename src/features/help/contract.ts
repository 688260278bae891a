import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Nothing, OptionalLine, pageOf, paging } from '#platform/contract/shapes.ts'
import { CATEGORIES } from './questions/question.ts'
import { Answer } from './shapes.ts'

const FIVE_MINUTES = 300

export const faqList = call('faqList', {
  method: 'GET',
  summary: 'Questions and our answers: all of them, those of one category, or those that say most of what a search asks, the best first.',
  who: 'anyone',
  input: z.strictObject({
    query: OptionalLine(100).default(''),
    category: z.enum(CATEGORIES).optional(),
    ...paging('best', 'asked'),
  }),
  output: pageOf(Answer).extend({ categories: z.array(z.object({ category: z.enum(CATEGORIES), answers: z.int() })) }),
  says: 'Questions and answers',
  refuses: {},
  cacheFor: FIVE_MINUTES,
})

export const ourWays = call('ourWays', {
  method: 'GET',
  summary: 'The addresses, senders and numbers by which we write and call: with them anyone can tell whether a message can be ours.',
  who: 'anyone',
  input: Nothing,
  output: z.object({
    /** The hosts that our links lead to. */
    hosts: z.array(z.string()),
    /** The addresses that our e-mails come from. */
    emails: z.array(z.string()),
    /** What our text messages show as their sender. */
    senders: z.array(z.string()),
    phones: z.array(z.string()),
  }),
  says: 'How we write and call',
  refuses: {},
  cacheFor: FIVE_MINUTES,
})
