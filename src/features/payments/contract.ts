import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Moment, Money, pageOf, paging } from '#platform/contract/shapes.ts'
import { PAYMENT_SORTS } from './lifecycle.ts'
import { PaymentState, PaymentStatus, Purpose, Receipt, ToPay } from './shapes.ts'

const nothingToPay = [404, 'We can’t find anything for you to pay here'] as const
const paidAlready = [409, 'You’ve already paid for this'] as const
const tooLate = [409, 'You can’t pay for this any more. Order it again: we haven’t taken any money.', 'PAY-4'] as const
const noProvider = [503, 'We can’t reach the card provider at the moment. No money was taken. Try again in a minute.'] as const
const ForThing = z.strictObject({
  for: Purpose,
  id: Id,
  /** PAY-10 The payer asks us to start straight away, and knows that they can’t cancel what is used then. */
  startNow: z.boolean().optional(),
})
const limit = { times: 60, seconds: 600 }

export const createPaymentIntent = call('createPaymentIntent', {
  method: 'POST',
  summary: 'Begin to pay for something of yours with the card form. The amount is ours; asking again gives the same payment.',
  who: 'signed-in',
  acting: 'manager',
  input: ForThing,
  output: ToPay,
  says: 'Ready to pay',
  refuses: { nothingToPay, paidAlready, tooLate, noProvider },
  limit,
  keepsAnswer: false,
})

export const createPaymentIntent1 = call('createPaymentIntent1', {
  method: 'POST',
  summary: 'The same on the TailTag account.',
  who: 'signed-in',
  acting: 'manager',
  input: ForThing,
  output: ToPay,
  says: 'Ready to pay',
  refuses: { nothingToPay, paidAlready, tooLate, noProvider },
  limit,
  keepsAnswer: false,
})

export const createCheckoutSession = call('createCheckoutSession', {
  method: 'POST',
  summary: 'Start paying on the provider’s own page.',
  who: 'signed-in',
  acting: 'manager',
  input: ForThing,
  output: z.object({ paymentId: Id, url: z.string() }),
  says: 'Continue to payment',
  refuses: { nothingToPay, paidAlready, tooLate, noProvider },
  limit,
  keepsAnswer: false,
})

export const generateMerchantSessionKey = call('generateMerchantSessionKey', {
  method: 'POST',
  summary:
    'The key for one payment’s embedded card form. It can only be used to fill in the form, not to change the payment, and it expires with the payment.',
  who: 'signed-in',
  acting: 'manager',
  input: ForThing,
  output: ToPay.extend({
    sessionKey: z.string(),
    /** Until then it pays, and no longer: 14 days after the payment was begun, for an order of chips 30 minutes after it was placed. */
    expiresAt: Moment,
  }),
  says: 'Ready to pay',
  refuses: { nothingToPay, paidAlready, tooLate, noProvider },
  limit,
  keepsAnswer: false,
})

export const paymentTransactionRequest = call('paymentTransactionRequest', {
  method: 'POST',
  summary: 'What happened to a payment. Asks the provider rather than trusting the browser, and delivers what was paid for at most once.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ paymentId: Id }),
  output: PaymentState,
  says: 'The payment',
  refuses: { noSuchPayment: [404, 'We can’t find this payment in your account'] },
  limit: { times: 120, seconds: 600 },
})

export const getPayments = call('getPayments', {
  method: 'GET',
  summary: 'What you paid, with invoices and refunds.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({
    status: PaymentStatus.exclude(['cancelled']).optional(),
    purpose: Purpose.optional(),
    ...paging(...PAYMENT_SORTS),
  }),
  output: pageOf(Receipt),
  says: 'Your payments',
  refuses: {},
})

export const cancelPayment = call('cancelPayment', {
  method: 'POST',
  summary:
    'Cancel a plan or credits that you bought in the last 14 days, and get back what you haven’t used; all of it, if you didn’t ask us to start straight away. You needn’t give a reason.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ paymentId: Id }),
  output: z.object({ amount: Money }),
  says: 'Cancelled. The money is on its way back to your card',
  refuses: {
    noSuchPayment: [404, 'We can’t find this payment in your account'],
    cannotCancel: [409, 'You can cancel plans and credits here. For anything else, open its order.', 'PAY-9'],
    cancelTooLate: [409, 'You can cancel until the end of the 14th day after you paid. Call us if something is wrong.', 'PAY-9'],
    usedUp: [409, 'You’ve used all of this, so nothing goes back. We started straight away, as you asked.', 'PAY-10'],
    bankHolds: [409, 'Your bank is holding this payment. Wait for its decision.', 'PAY-7'],
  },
})

export const downloadInvoice = call('downloadInvoice', {
  method: 'GET',
  summary: 'The VAT invoice for a payment, or the credit note for a refund.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ paymentId: Id, refundId: Id.optional() }),
  output: z.null(),
  says: 'The invoice',
  refuses: { noSuchInvoice: [404, 'We can’t find this invoice in your account'] },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})
