import type { Refusals } from '#platform/contract/call.ts'

/** Why a dispute about a visit is not resolved. */
export const RESOLVING_REFUSED = {
  noSuchVisit: [404, 'There’s no visit with this id'],
} as const satisfies Refusals

/** Why nothing is paid out. */
export const PAYOUT_REFUSED = {
  noSuchPayout: [404, 'There’s no payout with this id'],
  noAccount: [409, 'The implanter hasn’t told us their bank account yet'],
} as const satisfies Refusals

/** Why no DBS certificate is recorded as seen. */
export const DBS_REFUSED = {
  noSuchAccount: [404, 'There’s no account with this e-mail address'],
  notDeclared: [409, 'This implanter hasn’t told us of a DBS certificate'],
  otherDate: [409, 'The implanter has told us of a certificate of another date. Ask them to change it on their terms.'],
} as const satisfies Refusals
