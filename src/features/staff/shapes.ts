import * as z from 'zod'
import { About } from '#features/chat/shapes.ts'
import { ContactStatus } from '#features/contact/shapes.ts'
import { DisclosureStatus } from '#features/lookup/shapes.ts'
import { NumberReviewStatus } from '#features/numberReviews/shapes.ts'
import { PRIZE_KINDS } from '#features/wheel/shapes.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { Id, Line, Moment, Money, OptionalLine, OptionalProse, Prose } from '#platform/contract/shapes.ts'
import { keysOf } from '#platform/keysof.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { FLAGS } from '#src/flags.ts'
import { refundProposalLife } from './lifecycle.ts'

/** Why something is done, recorded with who did it; those concerned read it where the call says so. */
export const reasonLike = (example: string) =>
  Prose(1000, 'Enter a reason').meta({
    description: 'The reason. We record it, and the people involved may read it.',
    examples: [example],
  })

/** The same for daily work that explains itself. */
export const Note = OptionalProse(1000)
  .default('')
  .meta({ description: 'The reason, if you want to add one. We record it.', examples: ['As agreed by phone.'] })

/** The id of a thing, as the list of such things shows it. */
export const idOf = (thing: string) =>
  Id.meta({ description: `The id of the ${thing}, as shown in the list`, examples: ['019aa000-0000-7000-8000-00004f2c91d7'] })

export const AccountEmail = z
  .string('Enter an e-mail address')
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an e-mail address like name@example.com'))
  .meta({ description: 'The e-mail address of the account', examples: ['rescue@example.org'] })

const CHIP_WORDS = 'Enter a microchip number: 15 digits'

export const ChipNumber = z
  .string(CHIP_WORDS)
  .max(40, CHIP_WORDS)
  .overwrite((typed) => typed.replace(/[\s,]/g, ''))
  .refine((typed) => /^\d{15}$/.test(typed) && readChipNumber(typed).valid, CHIP_WORDS)
  .meta({ description: 'A microchip number, with or without spaces', examples: ['981 100 004 701 001'] })

/** Numbers that were expected and are not there. */
export const NotCome = z
  .array(ChipNumber)
  .max(1000)
  .default([])
  .meta({ description: 'A number you expected that didn’t arrive. Enter one for each', examples: ['981 100 004 701 001'] })

export const BatchCode = Line(60).meta({ description: 'The batch code on the box', examples: ['DM-2026-031'] })

export const Carrier = OptionalLine(40)
  .default('')
  .meta({ description: 'Who carries it', examples: ['Royal Mail'] })

export const Tracking = Line(120).meta({ description: 'The tracking number, or how you’re sending it', examples: ['AB123456789GB'] })

/** Numbers that follow each other. */
export const Run = z.object({ from: z.string(), to: z.string() })

/** What goes back to a card. `worth` is what it cost, where no more was left of what was paid; `waits` while the payer's bank decides. */
export const PaidBack = z.object({ amount: Money, worth: Money, waits: z.boolean() })

/** What Staff can do with a thing now: the commands, ready to type. */
const Next = z.array(z.string())

/** A person, an animal, or something about either, as a search finds it. */
export const FoundRow = z.object({
  /** In the order in which they’re read: who it’s about and how to reach them, what’s asked about their animals, these, then money. */
  kind: z.enum([
    'chip number',
    'found by its number',
    'person',
    'request',
    'animal',
    'former keeper',
    'asked',
    'implanter',
    'in care',
    'message',
    'payment',
    'chip order',
    'shop order',
    'tag order',
    'batch',
  ]),
  /** A number that isn’t registered here has none. */
  id: Id.nullable(),
  name: z.string(),
  status: z.string(),
  /** What tells an animal from another of the same name. */
  about: z.string().optional(),
  /** How to reach them, or of an animal its keeper. */
  who: z.string(),
  where: z.string(),
  next: Next,
})

export const WaitingRow = z.object({
  what: z.string(),
  count: z.int(),
  since: Moment.nullable(),
  due: Moment.nullable(),
  next: Next,
})

export const QuestionRow = z.object({ since: Moment, from: z.string(), question: z.string(), answerAt: z.string() })

/** What somebody has written to us. */
export const ContactRow = z.object({
  messageId: Id,
  reference: z.string(),
  at: Moment,
  topic: z.string(),
  status: ContactStatus,
  from: z.string(),
  text: z.string(),
  /** For free chips: who asks, and what for. */
  asks: z.string(),
  answer: z.string(),
  next: Next,
})

/** How somebody who rang wants to be reached from now on. */
export const ContactChangeRow = z.object({
  changeId: Id,
  since: Moment,
  /** When another member of Staff can approve it. */
  from: Moment,
  person: z.string(),
  email: z.string(),
  mobile: z.string(),
  proposedBy: z.string(),
  next: Next,
})

export const CouponRow = z.object({
  code: z.string(),
  /** What it takes off: "£5 off". */
  worth: z.string(),
  /** The least an order must come to; null where there’s no such sum. */
  least: Money.nullable(),
  from: Moment,
  until: Moment.nullable(),
  used: z.int(),
  /** How many orders can use it in all; null for any number. */
  most: z.int().nullable(),
  next: Next,
})

export const BannerRow = z.object({
  bannerId: Id,
  text: z.string(),
  link: z.string(),
  audience: z.string(),
  shownFrom: Moment,
  shownUntil: Moment,
  next: Next,
})

export const ApplicationRow = z.object({
  email: z.string(),
  profileType: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Which of their contacts we don’t know to be theirs. */
  unconfirmed: z.array(z.enum(['e-mail address', 'mobile number'])),
  since: Moment,
  verifiedUntil: z.string().nullable(),
  /** What the professional says of themselves. */
  details: z.record(z.string(), z.unknown()),
  /** Where the files lie that they sent, or that they sent none. */
  evidence: z.array(z.string()),
  note: z.string(),
  next: Next,
})

export const ClaimRow = z.object({
  requestId: Id,
  status: z.string(),
  since: Moment,
  petName: z.string(),
  species: z.string(),
  petStatus: z.string(),
  chipNumber: z.string(),
  reason: z.string(),
  statementBy: z.string(),
  statement: z.string(),
  photo: z.string(),
  council: z.string().nullable(),
  councilReference: z.string().nullable(),
  reportedOn: z.string().nullable(),
  releasedOn: z.string().nullable(),
  releaseReference: z.string().nullable(),
  objection: z.string().nullable(),
  /** When we accepted the evidence; null where no one has looked at it. */
  evidenceAt: Moment.nullable(),
  /** True where the record has moved already, and its former keeper disputes that. */
  recordMoved: z.boolean(),
  /** When the present wait ends; null where nothing moves by itself. */
  deadline: Moment.nullable(),
  /** Who asks, with how to reach them. */
  requester: z.string(),
  /** Who keeps the animal now, with how to reach them. */
  keeper: z.string(),
  /** Who kept it when the request was made, where that is somebody else. */
  formerKeeper: z.string(),
  /** Another register that has the animal too, and whom to send callers to; '' where there is none. */
  otherRegister: z.string(),
  next: Next,
})

export const NumberReviewRow = z.object({
  chipNumber: z.string(),
  status: NumberReviewStatus,
  since: Moment,
  petName: z.string(),
  species: z.string(),
  /** It ends a sentence that begins with "because". */
  why: z.string(),
  next: Next,
})

export const FLAG_CODES = keysOf(FLAGS)

export const FlagRow = z.object({ code: z.string(), state: z.enum(['on', 'off']), what: z.string() })

export const WheelPrize = z.strictObject({
  label: Line(40),
  kind: z.enum(PRIZE_KINDS),
  /** Percent or pence, for what takes something off. */
  amount: z.int().min(0).max(100_000).default(0),
  weight: z.int().min(1).max(1_000_000),
  stock: z.int().min(1).max(1_000_000).nullable().default(null),
})

export const WheelCampaignRow = z.object({
  campaignId: Id,
  name: z.string(),
  opensAt: Moment,
  closesAt: Moment,
  commitment: z.string(),
  spins: z.int(),
  won: z.int(),
  claimed: z.int(),
})

export const NewsletterRow = z.object({
  issueId: Id,
  topic: z.string(),
  subject: z.string(),
  madeAt: Moment,
  /** When the last letter was queued; null while there are more. */
  doneAt: Moment.nullable(),
  sent: z.int(),
})

export const MoveRow = z.object({
  moveId: Id,
  status: z.string(),
  since: Moment,
  /** When the other register heard of it; null where it hasn’t. */
  toldOther: Moment.nullable(),
  /** When our letter went to the other register; null where it hasn’t. */
  letterAt: Moment.nullable(),
  petName: z.string(),
  species: z.string(),
  chipNumber: z.string(),
  from: z.string(),
  movedBy: z.string(),
  email: z.string(),
  proof: z.string(),
  certificate: z.string().nullable(),
  code: z.string().nullable(),
  next: Next,
})

export const RehomingRow = z.object({
  rehomingId: Id,
  since: Moment,
  petName: z.string(),
  chipNumber: z.string(),
  formerKeeper: z.string(),
  keeper: z.string(),
  next: Next,
})

export const HeldCertificateRow = z.object({ student: z.string(), since: Moment, others: z.string(), next: Next })

export const BatchRow = z.object({
  code: z.string(),
  status: z.enum(['inStock', 'frozen', 'recalled']),
  manufacturer: z.string(),
  sterileUntil: z.string(),
  ranges: z.array(Run),
  left: z.int(),
  sent: z.int(),
  /** Since our staff last decided about the batch, and by how many people. */
  failures: z.int(),
  reporters: z.int(),
  /** Since the batch came in. */
  failuresEver: z.int(),
  /** Chips that were registered in an animal while the batch was stopped. */
  registeredSince: z.int(),
  needsDecision: z.boolean(),
  /** Of a batch that waits for a decision: who reported its chips, and by which rule it's frozen. */
  reportedBy: z.array(z.string()),
  rule: z.string(),
})

export const ChipReportRow = z.object({
  reportId: Id,
  status: z.string(),
  kind: z.string(),
  chipNumber: z.string(),
  batch: z.string().nullable(),
  reporter: z.string(),
  at: Moment,
  words: z.string(),
  secondScan: z.string().nullable(),
  photo: z.string().nullable(),
  next: Next,
})

export const AllowanceRequestRow = z.object({
  implanter: z.string(),
  /** How many more than the limit they ask for. */
  more: z.int(),
  words: z.string(),
  /** How many they can have at a time now, and how many of those they implanted count. */
  limit: z.int(),
  counted: z.int(),
  since: Moment,
  next: Next,
})

export const OwedChipRow = z.object({
  reportId: Id,
  orderId: Id,
  chipNumber: z.string(),
  since: Moment,
  implanter: z.string(),
  to: z.string(),
  next: Next,
})

export const UnclaimedRow = z.object({
  implantId: Id,
  implantedOn: z.string(),
  petName: z.string(),
  chipNumber: z.string(),
  implanter: z.string(),
})

/** A tag as it is made, with what is engraved on it and what goes under its wrapping. */
export const TagRow = z.object({ tagId: Id, shortCode: z.string(), pin: z.string(), link: z.string() })

/** An order from the shop, with what is in it, or coming back. */
export const ShopOrderRow = z.object({
  orderId: Id,
  number: z.string(),
  status: z.string(),
  since: Moment,
  /** What is in the parcel, or was. */
  goods: z.string(),
  refunded: Money.nullable(),
  /** What was refunded before it was packed or sent. */
  notPacked: z.string(),
  engraving: z.string(),
  to: z.string(),
  method: z.string(),
  comingBack: z.string(),
  why: z.string(),
  bankHolds: z.boolean(),
  next: Next,
})

export const StockRow = z.object({ sku: z.string(), name: z.string(), price: Money, stock: z.int(), onSale: z.boolean() })

/** An order of a tag, with what is engraved on its back, line by line. */
export const TagOrderRow = z.object({
  orderId: Id,
  status: z.string(),
  since: Moment,
  design: z.string(),
  lines: z.string(),
  to: z.string(),
  bankHolds: z.boolean(),
  refunded: Money.nullable(),
  next: Next,
})

export const InsuranceRow = z.object({
  quoteId: Id,
  status: z.string(),
  since: Moment,
  insurer: z.string(),
  reference: z.string(),
  cover: z.string(),
  aYear: z.string(),
})

export const RateRow = z.object({
  animal: z.string(),
  cover: z.string(),
  aYear: z.string(),
  aMonth: z.string(),
})

export const CreditLotRow = z.object({
  creditBatchId: Id,
  source: z.string(),
  quantity: z.int(),
  left: z.int(),
  since: Moment,
  expiresAt: Moment.nullable(),
  reason: z.string(),
  next: Next,
})

export const BookingReviewRow = z.object({
  reviewId: Id,
  at: Moment,
  implanter: z.string(),
  stars: z.int(),
  words: z.string(),
  reply: z.string(),
  hidden: z.boolean(),
})

export const VisitDisputeRow = z.object({
  bookingId: Id,
  since: Moment,
  startsAt: Moment,
  customer: z.string(),
  implanter: z.string(),
  deposit: Money,
  customerSays: z.string(),
  implanterSays: z.string(),
  next: Next,
})

export const PayoutRow = z.object({
  payoutId: Id,
  since: Moment,
  implanter: z.string(),
  email: z.string(),
  amount: Money,
  visits: z.int(),
  from: z.string(),
  to: z.string(),
  /** The last digits of the account number; empty where the implanter has none. */
  accountEnding: z.string(),
  next: Next,
})

export const StaffOrderRow = z.object({
  orderId: Id,
  status: z.string(),
  since: Moment,
  chips: z.int(),
  withRegistrations: z.boolean(),
  to: z.string(),
  /** The numbers that it has; `whyNot` says why some of them may not be sent. */
  ranges: z.array(Run.extend({ batch: z.string(), whyNot: z.string().nullable() })),
  expectedBack: z.array(Run),
  missing: z.array(Run),
  recalled: z.array(Run),
  /** What becomes of the money for those that were called back. */
  recalledMoney: z.enum(['owed', 'waits', 'takenByBank']).nullable(),
  refunded: Money.nullable(),
  next: Next,
})

export const PaymentRow = z.object({
  paymentId: Id,
  at: Moment,
  status: z.string(),
  amount: Money,
  refunded: Money,
  /** What can still be refunded. */
  left: Money,
  description: z.string(),
  lines: z.array(z.object({ line: z.int(), pieces: z.int(), words: z.string(), amount: Money })),
})

export const RefundProposalStatus = z.enum(statesOf(refundProposalLife))

/** A refund that another member of Staff has to approve. */
export const RefundProposalRow = z.object({
  proposalId: Id,
  status: RefundProposalStatus,
  since: Moment,
  amount: Money,
  payer: z.string(),
  description: z.string(),
  left: Money,
  proposedBy: z.string(),
  reason: z.string(),
  next: Next,
})

export const FailedRefundRow = z.object({
  refundId: Id,
  paymentId: Id,
  since: Moment,
  amount: Money,
  payer: z.string(),
  description: z.string(),
  reason: z.string(),
  next: Next,
})

export const DisputeRow = z.object({
  disputeId: Id,
  /** `open`: the bank holds the money; `asked`: it only asks. */
  status: z.string(),
  amount: Money,
  reason: z.string(),
  /** Null where the bank takes no answer now. */
  answerBy: Moment.nullable(),
  paymentId: Id,
  payer: z.string(),
  description: z.string(),
  next: Next,
})

export const DisclosureRow = z.object({
  lookupId: Id,
  status: DisclosureStatus,
  at: Moment,
  organisation: z.string(),
  /** Of the professional. */
  email: z.string(),
  chipNumber: z.string(),
  reason: z.string(),
  words: z.string(),
  caseReference: z.string(),
})

export const ReportRow = z.object({
  reportId: Id,
  at: Moment,
  /** Which side reported it, in the word for what they are: `finder`. */
  by: z.string(),
  about: About,
  petName: z.string().nullable(),
  /** Both sides, each with how to reach them as far as we know: who began the conversation, and who it’s with. */
  between: z.array(z.object({ side: z.string(), who: z.string() })),
  why: z.string(),
  blockedBy: z.array(z.string()),
  lastLines: z.array(z.object({ at: Moment, by: z.string(), text: z.string() })),
  next: Next,
})

/** An implanter's certificate. */
export const CertificateRow = z.object({
  number: z.string(),
  status: z.string(),
  since: Moment,
  holder: z.string().nullable(),
  email: z.string(),
  species: z.string(),
  courseApproval: z.string().nullable(),
  assessor: z.string(),
  issuedOn: z.string(),
  refreshBy: z.string(),
  why: z.string().nullable(),
})
