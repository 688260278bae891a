import type { Refusals } from '#platform/contract/call.ts'

/** Why nobody is appointed. */
export const APPOINTING_REFUSED = {
  noSuchAccount: [404, 'There’s no account with this e-mail address'],
  notConfirmed: [409, 'They haven’t confirmed this e-mail address yet. Ask them to sign in and confirm it first.'],
  alreadyStaff: [409, 'This account is already a staff account'],
} as const satisfies Refusals

/** Why a staff account isn’t ended. */
export const ENDING_REFUSED = {
  notStaff: [404, 'There’s no staff account with this e-mail address'],
  lastOne: [409, 'This is the last staff account. Appoint someone else first.', 'ACC-29'],
} as const satisfies Refusals

/** Why lines of a payment are not given back. */
export const REFUND_LINES_REFUSED = {
  noSuchLine: [404, 'This payment doesn’t have that line'],
  severalLines: [409, 'More than one line of this payment is called that. Enter more of its words, or its number.'],
  sumOrLines: [400, 'Enter an amount, lines, or everything: only one of them'],
  howMuch: [400, 'Enter an amount, lines, or everything that wasn’t used'],
} as const satisfies Refusals

/** Why a refund isn’t proposed, or a proposed one isn’t made. */
export const PROPOSAL_REFUSED = {
  noSuchProposal: [404, 'There’s no proposed refund with this ID'],
  alreadyProposed: [409, 'A refund of this payment is waiting for another member of staff already', 'STAFF-2'],
  sameAgain: [409, 'The same amount was refunded already. If this is another refund, add --again.'],
  yourOwn: [409, 'You proposed this refund. Another member of staff has to approve it.', 'STAFF-2'],
  changed: [409, 'It would no longer come to what was proposed. Refuse it, and propose it again.', 'STAFF-2'],
} as const satisfies Refusals
