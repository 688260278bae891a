import type { Refusals } from '#platform/contract/call.ts'

/** Why a keepership request is not decided. */
export const SETTLING_REFUSED = {
  noSuchRequest: [404, 'We can’t find a keepership request with this number'],
  notNow: [409, 'This animal’s rehoming is in dispute. Settle that first.'],
  accountClosed: [409, 'They’ve closed their account, so they can’t be the animal’s keeper'],
} as const satisfies Refusals
