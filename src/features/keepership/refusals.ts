import type { Refusals } from '#platform/contract/call.ts'

/** Why a keepership request is not decided. */
export const SETTLING_REFUSED = {
  noSuchRequest: [404, 'We can’t find a keepership request with this number'],
  notNow: [409, 'This animal’s rehoming is in dispute. Settle that first.'],
  judged: [409, 'The evidence for this request has been accepted already', 'CLAIM-2'],
  accountClosed: [409, 'They’ve closed their account, so they can’t be the animal’s keeper'],
  yourOwnReopening: [409, 'You opened this request again. Another member of staff has to settle it.', 'CLAIM-15'],
} as const satisfies Refusals

/** Why a decided request isn’t opened again. */
export const REOPENING_REFUSED = {
  noSuchRequest: SETTLING_REFUSED.noSuchRequest,
  openAlready: [409, 'There’s an open request about this animal. Settle that one first.', 'CLAIM-1'],
  notNow: SETTLING_REFUSED.notNow,
} as const satisfies Refusals

/** Why a keeper’s answer isn’t taken. */
export const ANSWERING_REFUSED = {
  notNow: [409, 'This animal has been reported as dead or abroad. Undo that report first, or call us and we’ll look into it.', 'CLAIM-8'],
} as const satisfies Refusals

/** Why a former keeper’s dispute isn’t taken. */
export const DISPUTING_REFUSED = {
  disputeEnded: [409, 'You can only dispute a change for 30 days. Call us and we’ll look into it.', 'CLAIM-10'],
  alreadyAsked: [409, 'There’s already an open request about this animal. Call us and we’ll look at both together.', 'CLAIM-1'],
} as const satisfies Refusals
