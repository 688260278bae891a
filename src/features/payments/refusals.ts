import type { Refusals } from '#platform/contract/call.ts'

/** Why nothing of a payment is refunded. */
export const REFUNDING_REFUSED = {
  noSuchPayment: [404, 'There is no payment with this id'],
  notPaid: [409, 'You can only refund a payment that was made', 'PAY-5'],
  bankHolds: [409, 'The payer’s bank holds this payment: wait for its decision', 'PAY-7'],
  nothingLeft: [409, 'Nothing of this payment is left to give back'],
  allUsed: [409, 'All of it was used, or was taken back before. Name a sum to give back all the same.', 'PLAN-4'],
  tooMuch: [409, 'Never more than was paid', 'PAY-5'],
} as const satisfies Refusals

/** Why a refund is not written down as paid in another way. */
export const SETTLING_REFUSED = {
  noSuchRefund: [404, 'There is no refund with this id'],
} as const satisfies Refusals

/** Why a bank is told nothing. */
export const ANSWERING_REFUSED = {
  noSuchDispute: [404, 'There is no dispute with this id'],
  notAsked: [409, 'The bank asks for no answer', 'PAY-7'],
} as const satisfies Refusals
