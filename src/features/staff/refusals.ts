import type { Refusals } from '#platform/contract/call.ts'

/** Why nobody is appointed. */
export const APPOINTING_REFUSED = {
  noSuchAccount: [404, 'There’s no account with this e-mail address'],
  alreadyStaff: [409, 'This account is already a staff account'],
} as const satisfies Refusals

/** Why lines of a payment are not given back. */
export const REFUND_LINES_REFUSED = {
  noSuchLine: [404, 'This payment doesn’t have that line'],
  sumOrLines: [400, 'Enter an amount or lines, not both'],
} as const satisfies Refusals
