import type { Refusals } from '#platform/contract/call.ts'

/** Why a keepership request is not decided. */
export const SETTLING_REFUSED = {
  noSuchRequest: [404, 'There is no keepership request with this number'],
  notNow: [409, 'Who keeps this animal is in dispute. Settle that rehoming first.'],
  accountClosed: [409, 'They have closed their account, and nobody would answer for the animal'],
} as const satisfies Refusals
