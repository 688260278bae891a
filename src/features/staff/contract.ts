import * as z from 'zod'
import { VERIFICATION_REFUSED } from '#features/accounts/refusals.ts'
import { DECIDING_REFUSED, OWED_REFUSED, RESTORING_REFUSED } from '#features/implanting/refusals.ts'
import { SETTLING_REFUSED as CLAIM_REFUSED } from '#features/keepership/refusals.ts'
import { ANSWERING_REFUSED, SETTLING_REFUSED as REFUND_REFUSED, REFUNDING_REFUSED } from '#features/payments/refusals.ts'
import { SETTLING_REFUSED as REHOMING_REFUSED } from '#features/rehoming/refusals.ts'
import {
  BACK_REFUSED,
  LOST_REFUSED,
  RECALLED_REFUSED,
  RECEIVING_REFUSED,
  RELEASING_REFUSED,
  SUBSTITUTING_REFUSED,
  UNFIT_REFUSED,
} from '#features/stock/refusals.ts'
import { call, PROFILE_TYPES, STAFF_PATH } from '#platform/contract/call.ts'
import { Id, IsoDate, Line, Money, Nothing, Prose } from '#platform/contract/shapes.ts'
import { APPOINTING_REFUSED, REFUND_LINES_REFUSED } from './refusals.ts'
import {
  AccountEmail,
  ApplicationRow,
  BatchCode,
  BatchRow,
  ChipNumber,
  ChipReportRow,
  ClaimRow,
  DisputeRow,
  FailedRefundRow,
  idOf,
  NotCome,
  Note,
  OwedChipRow,
  PaidBack,
  PaymentRow,
  Reason,
  RehomingRow,
  ReportRow,
  Run,
  StaffOrderRow,
  Tracking,
  UnclaimedRow,
} from './shapes.ts'

/** Every call of the desk is for Staff; the first part of its path is the noun under which it is listed. */
const DESK = { base: STAFF_PATH, who: ['Staff'] } as const

const noPayment = [409, 'There is no payment of this order from which something could go back'] as const
const { notPaid, bankHolds } = REFUNDING_REFUSED
const rows = <Row extends z.ZodType>(row: Row) => z.object({ items: z.array(row) })

const ProfileType = z
  .enum(PROFILE_TYPES)
  .meta({ description: 'Which of the profiles of the account: Implanter, Breeder, Welfare or Trainer', examples: ['Welfare'] })

export const listStaff = call('listStaff', {
  ...DESK,
  path: 'staff/list',
  method: 'GET',
  summary: 'Who is one of Staff.',
  input: Nothing,
  output: rows(z.object({ email: z.string(), name: z.string(), accountId: Id })),
  says: 'The staff',
  refuses: {},
})

export const appointStaff = call('appointStaff', {
  ...DESK,
  path: 'staff/appoint',
  method: 'POST',
  summary: 'Make an account one of Staff.',
  input: z.strictObject({ email: AccountEmail, reason: Reason }),
  output: z.object({ accountId: Id }),
  says: 'They are one of Staff now',
  refuses: APPOINTING_REFUSED,
})

export const listVerifications = call('listVerifications', {
  ...DESK,
  path: 'verifications/list',
  method: 'GET',
  summary: 'Professionals who have applied or ask for another year, with what they sent; the longest wait first.',
  input: Nothing,
  output: rows(ApplicationRow),
  says: 'Who waits to be verified',
  refuses: {},
})

export const verifyProfessional = call('verifyProfessional', {
  ...DESK,
  path: 'verifications/verify',
  method: 'POST',
  summary: 'Verify a professional, a welfare organisation or an implanter for a year. They are told.',
  input: z.strictObject({ email: AccountEmail, profileType: ProfileType, reason: Note }),
  output: z.object({ verifiedUntil: z.string().nullable() }),
  says: 'They are verified, and have been written to',
  refuses: VERIFICATION_REFUSED,
})

export const refuseProfessional = call('refuseProfessional', {
  ...DESK,
  path: 'verifications/refuse',
  method: 'POST',
  summary: 'Refuse a professional, or end a verification. They read why.',
  input: z.strictObject({ email: AccountEmail, profileType: ProfileType, reason: Reason }),
  output: z.null(),
  says: 'They are not verified, and have been written to',
  refuses: VERIFICATION_REFUSED,
})

export const listClaims = call('listClaims', {
  ...DESK,
  path: 'claims/list',
  method: 'GET',
  summary: 'Keepership requests whose evidence must be judged, that are in dispute, or that stand still.',
  input: Nothing,
  output: rows(ClaimRow),
  says: 'The keepership requests',
  refuses: {},
})

export const passClaim = call('passClaim', {
  ...DESK,
  path: 'claims/pass',
  method: 'POST',
  summary: 'Pass the evidence of a keepership request. The keeper is told of it.',
  input: z.strictObject({ requestId: idOf('request'), reason: Note }),
  output: z.object({ status: z.string() }),
  says: 'The evidence is passed, and those concerned have been written to',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest, notNow: CLAIM_REFUSED.notNow },
})

export const refuseClaim = call('refuseClaim', {
  ...DESK,
  path: 'claims/refuse',
  method: 'POST',
  summary: 'Refuse the evidence of a keepership request. The person who asked is told why; the keeper never hears of it.',
  input: z.strictObject({ requestId: idOf('request'), reason: Reason }),
  output: z.object({ status: z.string() }),
  says: 'The evidence is refused, and we’ve written to the person who asked',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest },
})

export const resolveClaim = call('resolveClaim', {
  ...DESK,
  path: 'claims/settle',
  method: 'POST',
  summary: 'Settle a disputed keepership request for one side. Both are told.',
  input: z.strictObject({
    requestId: idOf('request'),
    side: z.enum(['keeper', 'requester']).meta({ description: 'Whose the animal is', examples: ['requester'] }),
    reason: Reason,
  }),
  output: z.object({ status: z.string() }),
  says: 'The dispute is settled, and those concerned have been written to',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest, accountClosed: CLAIM_REFUSED.accountClosed },
})

export const listRehomings = call('listRehomings', {
  ...DESK,
  path: 'rehomings/list',
  method: 'GET',
  summary: 'Changes of keeper that the former keeper says were wrong, the oldest dispute first.',
  input: Nothing,
  output: rows(RehomingRow),
  says: 'The rehomings in dispute',
  refuses: {},
})

export const resolveRehoming = call('resolveRehoming', {
  ...DESK,
  path: 'rehomings/settle',
  method: 'POST',
  summary: 'Settle a disputed rehoming for one side. Both are told.',
  input: z.strictObject({
    rehomingId: idOf('rehoming'),
    side: z
      .enum(['former', 'keeper'])
      .meta({ description: 'Whose the animal is: the former keeper’s, or the present one’s', examples: ['former'] }),
    reason: Reason,
  }),
  output: z.null(),
  says: 'The dispute is settled, and both have been written to',
  refuses: REHOMING_REFUSED,
})

export const listReports = call('listReports', {
  ...DESK,
  path: 'conversations/list',
  method: 'GET',
  summary: 'Conversations that a keeper or a finder has reported, each with its last 20 lines.',
  input: Nothing,
  output: rows(ReportRow),
  says: 'The reported conversations',
  refuses: {},
})

export const closeReport = call('closeReport', {
  ...DESK,
  path: 'conversations/close',
  method: 'POST',
  summary: 'Close the report of a conversation, with what was decided.',
  input: z.strictObject({ reportId: idOf('report'), reason: Reason }),
  output: z.null(),
  says: 'The report is closed',
  refuses: { noSuchReport: [404, 'No report waits under this id'] },
})

export const issueRegistrationCodes = call('issueRegistrationCodes', {
  ...DESK,
  path: 'codes/issue',
  method: 'POST',
  summary: 'Make registration codes, to be printed on cards.',
  input: z.strictObject({
    count: z
      .int()
      .min(1)
      .max(10_000)
      .meta({ description: 'How many, 1 to 10,000', examples: [25] }),
    reason: Note,
  }),
  output: z.object({ codes: z.array(z.string()) }),
  says: 'The codes',
  refuses: {},
  keepsAnswer: false,
})

export const listBatches = call('listBatches', {
  ...DESK,
  path: 'batches/list',
  method: 'GET',
  summary: 'What is left of each batch of microchips, what has failed of it, and which wait for a decision.',
  input: Nothing,
  output: rows(BatchRow),
  says: 'The batches',
  refuses: {},
})

export const receiveBatch = call('receiveBatch', {
  ...DESK,
  path: 'batches/receive',
  method: 'POST',
  summary: 'Take a batch of microchips into stock.',
  input: z.strictObject({
    code: BatchCode,
    manufacturer: Line(80).meta({ description: 'Who made the chips', examples: ['Datamars'] }),
    firstNumber: ChipNumber.meta({ description: 'The first number on the box', examples: ['981100004701001'] }),
    lastNumber: ChipNumber.meta({ description: 'The last number on the box', examples: ['981100004701300'] }),
    sterileUntil: IsoDate.meta({ description: 'The last day on which they are sterile', examples: ['2029-06-30'] }),
    reason: Note,
  }),
  output: z.object({ chips: z.int() }),
  says: 'The batch is in stock',
  refuses: RECEIVING_REFUSED,
})

export const decideBatch = call('decideBatch', {
  ...DESK,
  path: 'batches/decide',
  method: 'POST',
  summary: 'Freeze a batch, release it, or recall it. Everyone who holds chips from it is told why.',
  input: z.strictObject({
    code: BatchCode,
    decision: z.enum(['freeze', 'unfreeze', 'recall']).meta({ description: 'What happens to it', examples: ['freeze'] }),
    reason: Reason,
  }),
  output: z.object({ holders: z.int() }),
  says: 'Decided, and those who hold chips of the batch have been written to',
  refuses: { noSuchBatch: DECIDING_REFUSED.noSuchBatch },
})

export const listChipReports = call('listChipReports', {
  ...DESK,
  path: 'chips/reports',
  method: 'GET',
  summary: 'Reports of failed chips with which something is still to be done, or all of one batch.',
  input: z.strictObject({ batch: BatchCode.optional() }),
  output: rows(ChipReportRow),
  says: 'The reports',
  refuses: {},
})

export const strikeChipReport = call('strikeChipReport', {
  ...DESK,
  path: 'chips/strike',
  method: 'POST',
  summary:
    'Strike out a report of a failed chip that was wrong. The person who made it is told why. A batch that it froze stays frozen until you set it free.',
  input: z.strictObject({ reportId: idOf('report'), reason: Reason }),
  output: z.null(),
  says: 'The report counts no longer, and those concerned have been written to',
  refuses: { noSuchReport: DECIDING_REFUSED.noSuchReport },
})

export const restoreChip = call('restoreChip', {
  ...DESK,
  path: 'chips/restore',
  method: 'POST',
  summary: 'Put back a number that was replaced by mistake. The keeper and the implanter read why.',
  input: z.strictObject({
    number: ChipNumber,
    other: z.enum(['both', 'alone']).meta({
      description:
        'both: the number that was given instead finds the animal as well; alone: that chip was never in it, and can be registered where it is',
      examples: ['both'],
    }),
    reason: Reason,
  }),
  output: z.object({ before: z.string(), keeperTold: z.boolean() }),
  says: 'The animal is known by this number again',
  refuses: RESTORING_REFUSED,
})

export const releaseChips = call('releaseChips', {
  ...DESK,
  path: 'chips/release',
  method: 'POST',
  summary:
    'Release chips whose implanter can no longer register them, so that the keeper of an animal with one can. The implanter is told why. You can’t undo this.',
  input: z.strictObject({
    firstNumber: ChipNumber,
    lastNumber: ChipNumber.optional().meta({ description: 'The last number, where there are several', examples: ['981100004701300'] }),
    reason: Reason,
  }),
  output: z.object({ released: z.array(Run), count: z.int(), implanterTold: z.boolean() }),
  says: 'Released: the animal’s keeper can register it now',
  refuses: { ...RELEASING_REFUSED, wrongOrder: [400, 'Enter the lowest number first'] },
})

export const listOwedChips = call('listOwedChips', {
  ...DESK,
  path: 'chips/owed',
  method: 'GET',
  summary: 'Replacements we owe for chips that never worked, and where to send them.',
  input: Nothing,
  output: rows(OwedChipRow),
  says: 'The chips that we owe',
  refuses: {},
})

export const sendOwedChip = call('sendOwedChip', {
  ...DESK,
  path: 'chips/send',
  method: 'POST',
  summary: 'Send another chip for one that never worked: the answer says which to put into the envelope.',
  input: z.strictObject({ reportId: idOf('report'), tracking: Tracking, reason: Note }),
  output: z.object({ number: z.string() }),
  says: 'Put this chip into the envelope. It is the implanter’s now, and they have been written to',
  refuses: {
    ...OWED_REFUSED,
    bankHolds: LOST_REFUSED.bankHolds,
    notInStock: [409, 'There is no chip in stock that could be sent. Send it later.', 'STOCK-2'],
  },
})

export const listUnclaimedImplants = call('listUnclaimedImplants', {
  ...DESK,
  path: 'chips/unclaimed',
  method: 'GET',
  summary: 'Animals that were chipped and have had no keeper for 30 days.',
  input: Nothing,
  output: rows(UnclaimedRow),
  says: 'The animals without a keeper',
  refuses: {},
})

export const listChipOrders = call('listChipOrders', {
  ...DESK,
  path: 'orders/list',
  method: 'GET',
  summary: 'Orders of microchips to pack and send, on their way back, or with chips that are missing or called back.',
  input: Nothing,
  output: rows(StaffOrderRow),
  says: 'The orders',
  refuses: {},
})

export const packChipOrder = call('packChipOrder', {
  ...DESK,
  path: 'orders/pack',
  method: 'POST',
  summary: 'Say that an order of microchips is packed.',
  input: z.strictObject({ orderId: idOf('order'), reason: Note }),
  output: z.null(),
  says: 'The order is packed',
  refuses: { bankHolds: UNFIT_REFUSED.bankHolds, stopped: UNFIT_REFUSED.stopped, expired: UNFIT_REFUSED.expired },
})

export const dispatchChipOrder = call('dispatchChipOrder', {
  ...DESK,
  path: 'orders/dispatch',
  method: 'POST',
  summary: 'Send an order of microchips. Its implanter is told.',
  input: z.strictObject({ orderId: idOf('order'), tracking: Tracking, reason: Note }),
  output: z.null(),
  says: 'The order is on its way',
  refuses: { bankHolds: UNFIT_REFUSED.bankHolds, stopped: UNFIT_REFUSED.stopped, expired: UNFIT_REFUSED.expired },
})

export const deliverChipOrder = call('deliverChipOrder', {
  ...DESK,
  path: 'orders/deliver',
  method: 'POST',
  summary: 'Say that the carrier has delivered an order.',
  input: z.strictObject({ orderId: idOf('order'), reason: Note }),
  output: z.null(),
  says: 'The order is delivered',
  refuses: {},
})

export const cancelChipOrder = call('cancelChipOrder', {
  ...DESK,
  path: 'orders/cancel',
  method: 'POST',
  summary: 'Cancel an order whose chips are not allocated. Its implanter is told.',
  input: z.strictObject({ orderId: idOf('order'), reason: Reason }),
  output: z.null(),
  says: 'The order is cancelled',
  refuses: {},
})

export const substituteChips = call('substituteChips', {
  ...DESK,
  path: 'orders/substitute',
  method: 'POST',
  summary: 'Put other chips into an order that is not sent, for such as may no longer be used. Pack it anew; its implanter is told.',
  input: z.strictObject({
    orderId: idOf('order'),
    refundRest: z
      .boolean()
      .default(false)
      .meta({ description: 'Give back the money for those of which there are no others', examples: [true] }),
    reason: Reason,
  }),
  output: z.object({ numbers: z.array(Run), notSent: z.int(), refund: PaidBack.nullable() }),
  says: 'Done, and the implanter has been written to',
  refuses: { ...SUBSTITUTING_REFUSED, noPayment, notPaid, bankHolds },
})

export const loseChipOrder = call('loseChipOrder', {
  ...DESK,
  path: 'orders/lose',
  method: 'POST',
  summary: 'Say that the parcel of an order will not arrive: its numbers are blocked. Then send others, or give back the money.',
  input: z.strictObject({ orderId: idOf('order'), reason: Reason }),
  output: z.object({ lost: z.int() }),
  says: 'The parcel is lost, and the implanter has been written to',
  refuses: { noSuchOrder: LOST_REFUSED.noSuchOrder },
})

export const resendLostChips = call('resendLostChips', {
  ...DESK,
  path: 'orders/resend',
  method: 'POST',
  summary: 'Send others for chips that never arrived, at no cost to the implanter, who is told.',
  input: z.strictObject({ orderId: idOf('order'), tracking: Tracking, reason: Note }),
  output: z.object({ sent: z.int() }),
  says: 'Others are on their way',
  refuses: LOST_REFUSED,
})

export const refundLostChips = call('refundLostChips', {
  ...DESK,
  path: 'orders/refund',
  method: 'POST',
  summary: 'Give back the money for chips that never arrived. The implanter reads why.',
  input: z.strictObject({ orderId: idOf('order'), reason: Reason }),
  output: z.object({ notSent: z.int(), refund: PaidBack }),
  says: 'They will not be sent again',
  refuses: { noneMissing: LOST_REFUSED.noneMissing, bankHolds: LOST_REFUSED.bankHolds, noPayment, notPaid },
})

export const receiveReturnedChips = call('receiveReturnedChips', {
  ...DESK,
  path: 'orders/return',
  method: 'POST',
  summary: 'Book in the unused chips of an order that have come back: they are never sold again, and what they cost goes back to the card.',
  input: z.strictObject({ orderId: idOf('order'), notCome: NotCome, reason: Note }),
  output: z.object({ back: z.int(), refund: PaidBack.nullable() }),
  says: 'The chips are back',
  refuses: { ...BACK_REFUSED, notPaid },
})

export const receiveRecalledChips = call('receiveRecalledChips', {
  ...DESK,
  path: 'orders/recall',
  method: 'POST',
  summary: 'Book in chips of an order whose batch was called back: they are never sold again, and what they cost goes back to the card.',
  input: z.strictObject({ orderId: idOf('order'), notCome: NotCome, reason: Note }),
  output: z.object({ back: z.int(), refund: PaidBack.nullable() }),
  says: 'The chips are back',
  refuses: { ...RECALLED_REFUSED, notPaid },
})

export const listPayments = call('listPayments', {
  ...DESK,
  path: 'payments/list',
  method: 'GET',
  summary: 'A person’s payments, newest first, with the lines of each.',
  input: z.strictObject({ email: AccountEmail }),
  output: rows(PaymentRow),
  says: 'The payments',
  refuses: { noSuchAccount: VERIFICATION_REFUSED.noSuchAccount },
})

export const refundPayment = call('refundPayment', {
  ...DESK,
  path: 'payments/refund',
  method: 'POST',
  summary: 'Give back what was paid: a sum, single lines, or all that was not used. The payer reads why.',
  input: z.strictObject({
    paymentId: idOf('payment'),
    pence: z
      .int()
      .min(1)
      .max(100_000_000)
      .optional()
      .meta({ description: 'So many pence', examples: [250] }),
    lines: z
      .array(z.strictObject({ line: z.int().min(1).max(9999), pieces: z.int().min(1).max(9999) }))
      .max(100)
      .refine((all) => new Set(all.map(({ line }) => line)).size === all.length, 'Name each line once')
      .default([])
      .meta({
        description: 'So many pieces of a line, as the list of payments shows them; give one for each line',
        examples: [{ line: 1, pieces: 2 }],
      }),
    reason: Reason,
  }),
  output: z.object({ amount: Money, words: z.string() }),
  says: 'It goes back to the card. The payer is written to once the provider has made it',
  refuses: { ...REFUNDING_REFUSED, ...REFUND_LINES_REFUSED },
})

export const listFailedRefunds = call('listFailedRefunds', {
  ...DESK,
  path: 'payments/failed-refunds',
  method: 'GET',
  summary: 'Refunds that the card provider refused, to be paid in another way.',
  input: Nothing,
  output: rows(FailedRefundRow),
  says: 'The refunds that the card provider refused',
  refuses: {},
})

export const recordManualRefund = call('recordManualRefund', {
  ...DESK,
  path: 'payments/paid-otherwise',
  method: 'POST',
  summary: 'Record that a refund that the card provider refused was paid in another way. The payer reads how.',
  input: z.strictObject({
    refundId: idOf('refund'),
    how: Line(200).meta({ description: 'How it was paid, as the payer reads it', examples: ['by transfer to your account'] }),
    reason: Note,
  }),
  output: z.object({ amount: Money }),
  says: 'It’s recorded as refunded, and we’ve written to the payer',
  refuses: REFUND_REFUSED,
})

export const listDisputes = call('listDisputes', {
  ...DESK,
  path: 'disputes/list',
  method: 'GET',
  summary: 'Payments that a payer’s bank asks about or holds, with the day by which it takes an answer.',
  input: Nothing,
  output: rows(DisputeRow),
  says: 'The disputes',
  refuses: {},
})

export const answerDispute = call('answerDispute', {
  ...DESK,
  path: 'disputes/answer',
  method: 'POST',
  summary: 'Tell the payer’s bank, once, why a payment was right; what the register knows of the sale is added.',
  input: z.strictObject({
    disputeId: idOf('dispute'),
    reason: Prose(2000, 'Enter why the payment was right').meta({
      description: 'Why the payment was right, as the bank reads it',
      examples: ['The animal has been on the register since the day of the payment.'],
    }),
  }),
  output: z.null(),
  says: 'The bank is told. It decides',
  refuses: ANSWERING_REFUSED,
})

export const acceptDispute = call('acceptDispute', {
  ...DESK,
  path: 'disputes/accept',
  method: 'POST',
  summary: 'Give in to a dispute: the payer gets their money back.',
  input: z.strictObject({ disputeId: idOf('dispute'), reason: Reason }),
  output: z.null(),
  says: 'The payer gets their money back',
  refuses: ANSWERING_REFUSED,
})
