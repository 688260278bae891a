import type { Refusals } from '#platform/contract/call.ts'

/** Why nothing of a payment is refunded. */
export const REFUNDING_REFUSED = {
  noSuchPayment: [404, 'We can’t find a payment with this ID'],
  notPaid: [409, 'You can only refund a payment that was made', 'PAY-5'],
  bankHolds: [409, 'The payer’s bank is holding this payment. Wait for its decision', 'PAY-7'],
  nothingLeft: [409, 'There’s nothing left of this payment to refund'],
  allUsed: [409, 'All of it has been used or already taken back. Enter an amount if you still want to refund it.', 'PLAN-4'],
  tooMuch: [409, 'You can’t refund more than was paid', 'PAY-5'],
} as const satisfies Refusals

/** Why money that reached us without the card provider isn’t recorded. */
export const RECORDING_REFUSED = {
  nothingToPay: [404, 'There’s nothing to pay for this'],
  paidAlready: [409, 'This has been paid already'],
  tooLate: [409, 'This can’t be paid any more. Pay the money back, or have them order it again.', 'PAY-4'],
  isProcessing: [409, 'A card payment for this is on its way. Wait for it, so that they don’t pay twice.'],
  wrongAmount: [409, 'That isn’t what’s due', 'PAY-11'],
} as const satisfies Refusals

/** Why a refund is not written down as paid in another way. */
export const SETTLING_REFUSED = {
  noSuchRefund: [404, 'We can’t find a refund with this ID'],
} as const satisfies Refusals

/** Why a bank is told nothing. */
export const ANSWERING_REFUSED = {
  noSuchDispute: [404, 'We can’t find a dispute with this ID'],
  notAsked: [409, 'The bank isn’t asking for an answer', 'PAY-7'],
} as const satisfies Refusals
