import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Nothing, pageOf, paging } from '#platform/contract/shapes.ts'
import { Campaign, Spin } from './shapes.ts'

const noSuchCampaign = [404, 'We can’t find this competition'] as const

export const getWheel = call('getWheel', {
  flag: 'wheel',
  method: 'GET',
  summary: 'The wheel of prizes that runs now, else the next one, else the last: prizes, odds, dates and the fingerprint of its draw.',
  who: 'anyone',
  acting: 'never',
  input: Nothing,
  output: z.object({ campaign: Campaign.nullable(), promoter: z.object({ name: z.string(), address: z.string().nullable() }) }),
  says: 'The wheel of prizes',
  refuses: {},
})

export const getMySpin = call('getMySpin', {
  method: 'GET',
  summary: 'What your spin of a wheel came to, if you’ve spun it.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({ campaignId: Id }),
  output: z.object({ spin: Spin.nullable() }),
  says: 'Your spin',
  refuses: {},
})

export const spinWheel = call('spinWheel', {
  flag: 'wheel',
  method: 'POST',
  summary: 'Spin the wheel: free, and once for each person and campaign. We draw the prize; the page only shows where the wheel lands.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({
    campaignId: Id,
    /** Chosen by your browser, so that we can’t have known the draw before. */
    word: z.string().regex(/^[0-9a-f]{32}$/, 'Use 32 hexadecimal digits'),
    agreed: z.literal(true, 'Confirm that you’re 18 or over, live in the UK and accept the terms'),
  }),
  output: z.object({ targetId: Id, spin: Spin }),
  says: 'You’ve spun the wheel',
  refuses: {
    noSuchCampaign,
    notOpen: [409, 'This competition isn’t open now', 'WHEEL-1'],
    confirmEmail: [409, 'Confirm your e-mail address first, with the link we sent you', 'WHEEL-1'],
    spunAlready: [409, 'You’ve already had your spin in this competition', 'WHEEL-1'],
    ourPeople: [403, 'People who work for us can’t take part', 'WHEEL-1'],
  },
  limit: { times: 20, seconds: 600 },
})

export const claimWheelPrize = call('claimWheelPrize', {
  method: 'POST',
  summary: 'Claim what you’ve won: a coupon, or a registration credit. Once, within 30 days.',
  who: 'signed-in',
  acting: 'never',
  input: z.strictObject({ spinId: Id }),
  output: z.object({ spin: Spin }),
  says: 'Your prize is yours',
  refuses: {
    noSuchPrize: [404, 'We can’t find this prize in your account'],
    claimedAlready: [409, 'You’ve already claimed this prize', 'WHEEL-2'],
    tooLate: [410, 'This prize wasn’t claimed within 30 days, so it has lapsed', 'WHEEL-3'],
  },
})

export const getWheelDraws = call('getWheelDraws', {
  method: 'GET',
  summary: 'Every draw of a wheel that’s over, without names, so that anyone can check them against the seed.',
  who: 'anyone',
  acting: 'never',
  input: z.strictObject({ campaignId: Id, ...paging('number', '-number') }),
  output: pageOf(z.object({ number: z.int(), word: z.string(), itemId: Id })),
  says: 'The draws',
  refuses: { noSuchCampaign, notOver: [409, 'We publish the draws once the competition is over', 'WHEEL-4'] },
})
