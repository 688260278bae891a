import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Moment, Nothing } from '#platform/contract/shapes.ts'
import { Why } from './shapes.ts'

export const getContactChecks = call('getContactChecks', {
  method: 'GET',
  summary: 'Why we can’t be sure that we’d reach you: nothing confirmed for a year, or a message that came back.',
  who: 'signed-in',
  input: Nothing,
  output: z.object({ items: z.array(z.object({ why: Why, since: Moment })) }),
  says: 'Your contact details',
  refuses: {},
})
