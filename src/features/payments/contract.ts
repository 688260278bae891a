import * as z from 'zod'
import { call } from '#platform/contract/call.ts'
import { Id, Moment, pageOf, paging } from '#platform/contract/shapes.ts'
import { PaymentSort, PaymentState, PaymentStatus, Purpose, Receipt, ToPay } from './shapes.ts'

const nothingToPay = [404, 'We cannot find anything of yours that is to be paid here'] as const
const paidAlready = [409, 'This is paid already'] as const
const tooLate = [409, 'This can no longer be paid. Order it again: nothing was taken.', 'PAY-4'] as const
const noProvider = [503, 'We cannot reach the card provider now. Nothing was taken. Try again in a minute.'] as const
const ForThing = z.strictObject({ for: Purpose, id: Id })
const limit = { times: 60, seconds: 600 }

export const createPaymentIntent = call('createPaymentIntent', {
  method: 'POST',
  summary: 'Begin to pay for something of yours with the card form. The amount is ours; asking again gives the same payment.',
  who: 'signed-in',
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
  input: ForThing,
  output: ToPay,
  says: 'Ready to pay',
  refuses: { nothingToPay, paidAlready, tooLate, noProvider },
  limit,
  keepsAnswer: false,
})

export const createCheckoutSession = call('createCheckoutSession', {
  method: 'POST',
  summary: 'Begin to pay on the provider’s own page.',
  who: 'signed-in',
  input: ForThing,
  output: z.object({ paymentId: Id, url: z.string() }),
  says: 'Go on to pay',
  refuses: { nothingToPay, paidAlready, tooLate, noProvider },
  limit,
  keepsAnswer: false,
})

export const generateMerchantSessionKey = call('generateMerchantSessionKey', {
  method: 'POST',
  summary:
    'The key of the embedded card form of one payment: with it alone the form can be filled in, not the payment changed. It ends with the payment.',
  who: 'signed-in',
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
  summary: 'What has become of a payment: asks the provider, believes no browser, and gives what was paid for at most once.',
  who: 'signed-in',
  input: z.strictObject({ paymentId: Id }),
  output: PaymentState,
  says: 'The payment',
  refuses: { noSuchPayment: [404, 'We cannot find this payment among yours'] },
  limit: { times: 120, seconds: 600 },
})

export const getPayments = call('getPayments', {
  method: 'GET',
  summary: 'What you paid, with invoices and refunds.',
  who: 'signed-in',
  input: z.strictObject({
    status: PaymentStatus.exclude(['cancelled']).optional(),
    purpose: Purpose.optional(),
    sort: PaymentSort.default('-createdAt'),
    ...paging,
  }),
  output: pageOf(Receipt),
  says: 'Your payments',
  refuses: {},
})

export const downloadInvoice = call('downloadInvoice', {
  method: 'GET',
  summary: 'The VAT invoice of a payment, or the credit note of a refund.',
  who: 'signed-in',
  input: z.strictObject({ paymentId: Id, refundId: Id.optional() }),
  output: z.null(),
  says: 'The invoice',
  refuses: { noSuchInvoice: [404, 'We cannot find this invoice among yours'] },
  gives: 'pdf',
  limit: { times: 30, seconds: 600 },
})
