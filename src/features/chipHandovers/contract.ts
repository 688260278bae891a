import * as z from 'zod'
import { chipsInUse } from '#features/chips/topics.ts'
import { call } from '#platform/contract/call.ts'
import { Email, Id, Nothing, pageOf, paging } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { MOST_CHIPS } from './lifecycle.ts'
import { ChipHandover, ChipHandoverStatus, ChipRun } from './shapes.ts'

const noSuchHandover = [404, 'We can’t find these chips among those handed to you or by you'] as const

export const chipsToHandOver = call('chipsToHandOver', {
  method: 'GET',
  summary: 'The microchips you can hand to a colleague, as ranges of numbers.',
  who: ['Implanter'],
  topics: [chipsInUse],
  input: Nothing,
  output: z.object({ runs: z.array(ChipRun) }),
  says: 'Your chips',
  refuses: {},
})

export const handOverChips = call('handOverChips', {
  method: 'POST',
  summary: 'Offer unused microchips to a colleague. They stay yours until your colleague accepts.',
  who: ['Implanter'],
  input: z.strictObject({
    to: Email,
    /** Numbers, or ranges of them such as `981100004701001-005`. */
    chips: asking('Choose the chips, or enter their numbers', z.array(z.string().max(60)).min(1).max(MOST_CHIPS)),
  }),
  output: z.object({ handoverId: Id, chips: z.int() }),
  says: 'We’ve asked your colleague. The chips stay with you until they accept.',
  refuses: {
    noSuchColleague: [
      409,
      'We can’t hand chips to this address. Your colleague needs an implanter account with a certificate we’ve verified. Ask which e-mail address they sign in with.',
      'STOCK-15',
    ],
    yourself: [400, 'This is your own e-mail address. Enter your colleague’s'],
    unclearNumber: [400, 'Enter each number in full, or a range, for example 981100004701001-005'],
    tooMany: [409, `You can hand over up to ${MOST_CHIPS.toLocaleString('en-GB')} chips at a time`],
    notInHand: [409, 'You can only hand over unused chips that are in your stock and ready to implant', 'STOCK-15'],
    notNow: [409, 'These chips can’t be handed over at the moment'],
  },
  limit: { times: 20, seconds: 3600 },
})

export const acceptRejectChips = call('acceptRejectChips', {
  method: 'POST',
  summary: 'Accept or refuse microchips that a colleague hands you.',
  who: ['Implanter'],
  input: z.strictObject({
    handoverId: Id,
    answer: z.enum(['accept', 'reject']),
    /** How many you were shown, so that you get what you said yes to. */
    chips: z.int().min(0).max(MOST_CHIPS),
  }),
  output: z.object({ status: ChipHandoverStatus }),
  says: 'Saved',
  refuses: {
    noSuchHandover,
    notVerified: [403, 'You need a verified certificate to take chips. Your profile shows what we’re waiting for.', 'STOCK-15'],
    tooLate: [409, 'You had 14 days to accept these chips. They’ve stayed with your colleague.', 'STOCK-16'],
    changed: [409, 'Some of these chips can’t be handed over any more. Check how many there are now, then accept them.', 'STOCK-15'],
    notNow: [409, 'These chips can’t be handed over at the moment'],
  },
})

export const withdrawChips = call('withdrawChips', {
  method: 'POST',
  summary: 'Take back microchips that your colleague hasn’t accepted yet.',
  who: ['Implanter'],
  input: z.strictObject({ handoverId: Id }),
  output: z.object({ status: ChipHandoverStatus }),
  says: 'The chips stay with you',
  refuses: { noSuchHandover },
})

export const getChipHandovers = call('getChipHandovers', {
  method: 'GET',
  summary: 'The microchips you’ve handed to colleagues and those they’ve handed to you.',
  who: ['Implanter'],
  topics: [chipsInUse],
  input: z.strictObject({
    ...paging('-createdAt', 'createdAt'),
    side: ChipHandover.shape.side.optional(),
    status: ChipHandoverStatus.optional(),
  }),
  output: pageOf(ChipHandover),
  says: 'Your hand-overs',
  refuses: {},
})
