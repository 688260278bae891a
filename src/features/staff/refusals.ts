import type { Refusals } from '#platform/contract/call.ts'

/** Why nobody is appointed. */
export const APPOINTING_REFUSED = {
  noSuchAccount: [404, 'There is no account with this e-mail address'],
  alreadyStaff: [409, 'This account is one of Staff already'],
} as const satisfies Refusals

/** Why lines of a payment are not given back. */
export const REFUND_LINES_REFUSED = {
  noSuchLine: [404, 'This payment has no such line'],
  sumOrLines: [400, 'Name a sum or lines, not both'],
} as const satisfies Refusals
