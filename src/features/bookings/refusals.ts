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
