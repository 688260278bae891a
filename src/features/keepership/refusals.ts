import type { Refusals } from '#platform/contract/call.ts'

/** Why a keepership request is not decided. */
export const SETTLING_REFUSED = {
  noSuchRequest: [404, 'We can’t find a keepership request with this number'],
  notNow: [409, 'This animal’s rehoming is in dispute. Settle that first.'],
  judged: [409, 'The evidence for this request has been accepted already', 'CLAIM-2'],
  accountClosed: [409, 'They’ve closed their account, so they can’t be the animal’s keeper'],
} as const satisfies Refusals
