import * as z from 'zod'
import { CERTIFICATE_REFUSED, STUDENT_REFUSED, TRAINER_REFUSED } from '#features/academy/refusals.ts'
import { OBJECTION_DAYS } from '#features/accounts/lifecycle.ts'
import { CONTACT_CHANGE_REFUSED, VERIFICATION_REFUSED, VERIFYING_REFUSED } from '#features/accounts/refusals.ts'
import { DBS_REFUSED, PAYOUT_REFUSED, RESOLVING_REFUSED as VISIT_REFUSED } from '#features/bookings/refusals.ts'
import { CORRECTING_REFUSED, SWAPPING_REFUSED } from '#features/implanting/policy.ts'
import { DECIDING_REFUSED, OWED_REFUSED, RESTORING_REFUSED } from '#features/implanting/refusals.ts'
import {
  ANSWERING_REFUSED as CLAIM_ANSWER_REFUSED,
  SETTLING_REFUSED as CLAIM_REFUSED,
  DISPUTING_REFUSED,
  REOPENING_REFUSED,
} from '#features/keepership/refusals.ts'
import { Objection } from '#features/keepership/shapes.ts'
import { Size } from '#features/missing/shapes.ts'
import { BannerAudience, BannerTone } from '#features/news/shapes.ts'
import { Topic } from '#features/newsletter/shapes.ts'
import { REVIEWING_REFUSED } from '#features/numberReviews/refusals.ts'
import { FULFILLING_REFUSED as SHOP_REFUSED } from '#features/orders/refusals.ts'
import { BY_HAND } from '#features/payments/byhand.ts'
import { ANSWERING_REFUSED, RECORDING_REFUSED, SETTLING_REFUSED as REFUND_REFUSED, REFUNDING_REFUSED } from '#features/payments/refusals.ts'
import { GIVEN_SOURCES } from '#features/plans/policy.ts'
import { GIVING_REFUSED, QUOTA_REFUSED, TAKING_BACK_REFUSED } from '#features/plans/refusals.ts'
import { Art } from '#features/products/art/draw.ts'
import { AUDIENCES, CATEGORIES } from '#features/products/kit/categories.ts'
import { DECIDING_REFUSED as MOVE_REFUSED } from '#features/recordTransfers/refusals.ts'
import { SETTLING_REFUSED as REHOMING_REFUSED } from '#features/rehoming/refusals.ts'
import {
  BACK_REFUSED,
  LOST_REFUSED,
  RAISING_REFUSED,
  RECALLED_REFUSED,
  RECEIVING_REFUSED,
  RELEASING_REFUSED,
  REMOVING_REFUSED,
  SENDING_REFUSED,
  SUBSTITUTING_REFUSED,
  UNFIT_REFUSED,
} from '#features/stock/refusals.ts'
import { FULFILLING_REFUSED } from '#features/tagOrders/refusals.ts'
import { call, PROFILE_TYPES, STAFF_PATH } from '#platform/contract/call.ts'
import { Landline, Mobile, Address as PostalAddress } from '#platform/contract/contacts.ts'
import { Id, IsoDate, Line, Moment, Money, Nothing, OptionalLine, OptionalProse, Prose } from '#platform/contract/shapes.ts'
import { APPOINTING_REFUSED, ENDING_REFUSED, PROPOSAL_REFUSED, REFUND_LINES_REFUSED } from './refusals.ts'
import {
  AccountEmail,
  AllowanceRequestRow,
  ApplicationRow,
  BannerRow,
  BatchCode,
  BatchRow,
  BookingReviewRow,
  Carrier,
  CertificateRow,
  ChipNumber,
  ChipReportRow,
  ClaimRow,
  ContactChangeRow,
  ContactRow,
  CouponRow,
  CreditLotRow,
  DisclosureRow,
  DisputeRow,
  FailedRefundRow,
  FLAG_CODES,
  FlagRow,
  FoundRow,
  HeldCertificateRow,
  InsuranceRow,
  idOf,
  MoveRow,
  NewsletterRow,
  NotCome,
  Note,
  NumberReviewRow,
  OwedChipRow,
  PaidBack,
  PaymentRow,
  PayoutRow,
  QuestionRow,
  RateRow,
  RefundProposalRow,
  RehomingRow,
  ReportRow,
  Run,
  reasonLike,
  ShopOrderRow,
  StaffOrderRow,
  StockRow,
  TagOrderRow,
  TagRow,
  Tracking,
  UnclaimedRow,
  VisitDisputeRow,
  WaitingRow,
  WheelCampaignRow,
  WheelPrize,
} from './shapes.ts'

/** Every call of the desk is for Staff; the first part of its path is the noun under which it is listed. */
const DESK = { base: STAFF_PATH, who: ['Staff'] } as const

const noPayment = [409, 'This order has no payment that can be refunded'] as const
const { notPaid, bankHolds } = REFUNDING_REFUSED
const LETTER_REFUSED = {
  noSuchCode: [404, 'We don’t recognise this code, or its time is over'],
  codeUsed: [409, 'This code has already been used: the animal has a keeper'],
} as const
const { alreadyProposed: _, ...approving } = CONTACT_CHANGE_REFUSED
const rows = <Row extends z.ZodType>(row: Row) => z.object({ items: z.array(row) })

const StockNumber = Line(160).meta({ description: 'The stock number, as the list of products shows it', examples: ['steel-bowl.small'] })

const Stock = z.coerce
  .number<number | string>()
  .int()
  .min(0)
  .max(100_000)
  .meta({ description: 'How many there are to sell', examples: [12] })

const Count = (least: number, most: number) => z.coerce.number<number | string>().int().min(least).max(most)

const CouponCode = Line(40).meta({ description: 'What buyers type; capitals and small letters are the same', examples: ['WELCOME10'] })

const RegisterCode = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]{1,39}$/, 'Use letters and digits, for example petlog')
  .meta({ description: 'Its code, as in the list of registers', examples: ['petlog'] })

const ADDRESS_WORDS = 'Enter an address that begins with https://'
/** A web address, or nothing; one on this machine needs no encryption. */
const Address = z
  .string()
  .trim()
  .max(300)
  .refine((typed) => typed === '' || /^(https:\/\/[^\s/]|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(typed), ADDRESS_WORDS)

const ProfileType = z
  .enum(PROFILE_TYPES)
  .meta({ description: 'Which of the account’s profiles: Implanter, Breeder, Welfare or Trainer', examples: ['Welfare'] })

export const find = call('find', {
  ...DESK,
  path: 'find/find',
  method: 'POST',
  summary:
    'Find a person or an animal, and what’s open about them, by a chip number, a name, an organisation, an e-mail address, a phone number (or the last 6 digits), a postcode or the first half of one, a street, several of these, the number of an order, the reference of a message, or an id from a list. For a number that isn’t registered here: which register holds it, who has it in stock, or why no chip can have it. Whose details you saw is recorded.',
  input: z.strictObject({
    words: Line(120).meta({ description: 'What the caller can tell you', examples: ['anna@example.org'] }),
    all: z
      .boolean()
      .default(false)
      .meta({ description: 'Show everything that’s open about them, not 5 of each kind', examples: [true] }),
    reason: Note,
  }),
  output: rows(FoundRow),
  says: 'Found',
  refuses: {
    nothingFound: [
      404,
      'There’s no one and no animal like that here. Try the chip number, a part of the name or of the e-mail address, the last 6 digits of the phone number, or the postcode.',
    ],
  },
})

export const listWaiting = call('listWaiting', {
  ...DESK,
  path: 'waiting/list',
  method: 'GET',
  summary:
    'What our staff have to do now: how many of each kind, how long the first has waited, when it’s due, and the command that lists them.',
  input: Nothing,
  output: rows(WaitingRow),
  says: 'To do',
  refuses: {},
})

export const listQuestions = call('listQuestions', {
  ...DESK,
  path: 'questions/list',
  method: 'GET',
  summary: 'Questions to our support team that no one has answered, longest waiting first, with who asks and the page to answer on.',
  input: Nothing,
  output: rows(QuestionRow),
  says: 'Questions to answer',
  refuses: {},
})

export const saveFile = call('saveFile', {
  ...DESK,
  path: 'files/save',
  method: 'GET',
  summary: 'Save a file that someone has sent as evidence, to look at it. That you did is recorded.',
  input: z.strictObject({
    file: Line(80).meta({ description: 'The file, as a list shows it', examples: ['uploads/019aa000-0000-7000-8000-00004f2c91d7'] }),
    reason: Note,
  }),
  output: z.null(),
  gives: 'download',
  says: 'The file',
  refuses: { noSuchFile: [404, 'There’s no file here. Copy what the list shows: uploads/ and its ID'] },
})

export const listStaff = call('listStaff', {
  ...DESK,
  path: 'staff/list',
  method: 'GET',
  summary: 'List the staff accounts.',
  input: Nothing,
  output: rows(z.object({ email: z.string(), name: z.string(), accountId: Id })),
  says: 'Staff accounts',
  refuses: {},
})

export const appointStaff = call('appointStaff', {
  ...DESK,
  path: 'staff/appoint',
  method: 'POST',
  summary: 'Make an account a staff account.',
  input: z.strictObject({ email: AccountEmail, reason: reasonLike('She runs the support team from May.') }),
  output: z.object({ accountId: Id }),
  says: 'This is now a staff account',
  refuses: APPOINTING_REFUSED,
})

export const endStaff = call('endStaff', {
  ...DESK,
  path: 'staff/end',
  method: 'POST',
  summary: 'End someone’s staff account. They’re signed out everywhere and can do nothing here as staff any more. Their own account stays.',
  input: z.strictObject({ email: AccountEmail, reason: reasonLike('He left us on 30 June.') }),
  output: z.null(),
  says: 'This is no longer a staff account',
  refuses: ENDING_REFUSED,
})

export const listVerifications = call('listVerifications', {
  ...DESK,
  path: 'verifications/list',
  method: 'GET',
  summary: 'Professionals who’ve applied or want to renew, with their evidence, longest waiting first.',
  input: Nothing,
  output: rows(ApplicationRow),
  says: 'Professionals waiting to be verified',
  refuses: {},
})

export const verifyProfessional = call('verifyProfessional', {
  ...DESK,
  path: 'verifications/verify',
  method: 'POST',
  summary: 'Verify a professional, a welfare organisation or an implanter for a year. We tell them.',
  input: z.strictObject({ email: AccountEmail, profileType: ProfileType, reason: Note }),
  output: z.object({
    verifiedUntil: z.string().nullable(),
    /** How much of it there is to look at, as it’s read before the yes. */
    evidence: z.string(),
  }),
  says: 'They’re verified, and we’ve written to them',
  refuses: VERIFYING_REFUSED,
})

export const refuseProfessional = call('refuseProfessional', {
  ...DESK,
  path: 'verifications/refuse',
  method: 'POST',
  summary: 'Refuse a professional, or end their verification. We tell them why.',
  input: z.strictObject({
    email: AccountEmail,
    profileType: ProfileType,
    reason: reasonLike('The registration number isn’t in the charity register.'),
  }),
  output: z.null(),
  says: 'They’re not verified, and we’ve written to them',
  refuses: VERIFICATION_REFUSED,
})

export const listClaims = call('listClaims', {
  ...DESK,
  path: 'claims/list',
  method: 'GET',
  summary: 'Keepership requests that are stuck, disputed or need a decision on their evidence.',
  input: Nothing,
  output: rows(ClaimRow),
  says: 'Keepership requests',
  refuses: {},
})

export const showClaim = call('showClaim', {
  ...DESK,
  path: 'claims/show',
  method: 'GET',
  summary: 'One keepership request: who asks, who keeps the animal and how to reach them, the evidence, the deadline and what you can do.',
  input: z.strictObject({ requestId: idOf('request') }),
  output: ClaimRow,
  says: 'The keepership request',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest },
})

export const passClaim = call('passClaim', {
  ...DESK,
  path: 'claims/pass',
  method: 'POST',
  summary:
    'Accept the evidence for a keepership request. We tell the keeper about the request, if we haven’t yet. No record moves by a keeper’s silence before this.',
  input: z.strictObject({ requestId: idOf('request'), reason: Note }),
  output: z.object({ status: z.string(), letters: z.string() }),
  says: 'The evidence is accepted',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest, notNow: CLAIM_REFUSED.notNow },
})

export const refuseClaim = call('refuseClaim', {
  ...DESK,
  path: 'claims/refuse',
  method: 'POST',
  summary:
    'Refuse the evidence for a keepership request. We tell the person who asked why. A keeper who was asked hears that it’s over, and nothing more.',
  input: z.strictObject({ requestId: idOf('request'), reason: reasonLike('The photo shows another animal.') }),
  output: z.object({ status: z.string() }),
  says: 'The evidence is refused, and we’ve written to the person who asked',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest, judged: CLAIM_REFUSED.judged },
})

export const resolveClaim = call('resolveClaim', {
  ...DESK,
  path: 'claims/settle',
  method: 'POST',
  summary: 'Settle a disputed keepership request for one side. We tell both.',
  input: z.strictObject({
    requestId: idOf('request'),
    side: z.enum(['keeper', 'requester']).meta({ description: 'Who is its keeper on the register from now on', examples: ['requester'] }),
    reason: reasonLike('The vet’s bills of the last two years are in the name of the person who asked.').meta({
      description: 'The reason. Both sides read it, so name neither of them.',
    }),
  }),
  output: z.object({ status: z.string(), animal: z.string(), keeper: z.string() }),
  says: 'The dispute is settled, and we’ve written to everyone involved',
  refuses: {
    noSuchRequest: CLAIM_REFUSED.noSuchRequest,
    accountClosed: CLAIM_REFUSED.accountClosed,
    yourOwnReopening: CLAIM_REFUSED.yourOwnReopening,
  },
})

export const reopenClaim = call('reopenClaim', {
  ...DESK,
  path: 'claims/reopen',
  method: 'POST',
  summary:
    'Open a decided keepership request again, because a court or the police decide differently or we were wrong. The record stays where it is, and can’t move on, until another member of staff settles it with resolve-claim. We tell both sides.',
  input: z.strictObject({
    requestId: idOf('request'),
    reason: reasonLike('A court has decided who owns the animal.').meta({
      description: 'The reason. Both sides read it, so name neither of them.',
    }),
  }),
  output: z.object({ animal: z.string(), keeperUntilThen: z.string(), next: z.array(z.string()) }),
  says: 'The request is open again, and we’ve written to both sides. Ask a colleague to settle it',
  refuses: REOPENING_REFUSED,
})

export const objectClaim = call('objectClaim', {
  ...DESK,
  path: 'claims/object',
  method: 'POST',
  summary:
    'Object to a keepership request for the keeper, who rings; or dispute it for the former keeper, for 30 days after the record has moved. They must say their name, their address and the chip number. The record can’t move until we settle it, and we tell both sides.',
  input: z.strictObject({
    requestId: idOf('request'),
    objection: Objection.meta({ description: 'What the keeper says of it', examples: ['neverAgreed'] }),
    reason: reasonLike('She rang us, and knew the chip number and the address. She never sold it.'),
  }),
  output: z.object({ petName: z.string(), status: z.string(), next: z.array(z.string()) }),
  says: 'The keeper’s objection is recorded, and we’ve told both sides',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest, ...DISPUTING_REFUSED },
})

export const acceptClaim = call('acceptClaim', {
  ...DESK,
  path: 'claims/accept',
  method: 'POST',
  summary:
    'Agree to a keepership request for the keeper, who rings. They must say their name, their address and the chip number. The record moves straight away, or once their new e-mail address or phone number is 14 days old, and we tell both sides.',
  input: z.strictObject({
    requestId: idOf('request'),
    reason: reasonLike('He rang us, and knew the chip number and the address. He gave it away in May.'),
  }),
  output: z.object({ petName: z.string(), status: z.string(), keeper: z.string() }),
  says: 'The keeper’s answer is recorded, and we’ve told both sides',
  refuses: { noSuchRequest: CLAIM_REFUSED.noSuchRequest, notNow: CLAIM_ANSWER_REFUSED.notNow },
})

export const listMoves = call('listMoves', {
  ...DESK,
  path: 'moves/list',
  method: 'GET',
  summary: 'Records that people have moved here from another register and that aren’t proven to be theirs, with what they gave as proof.',
  input: Nothing,
  output: rows(MoveRow),
  says: 'Moves that aren’t proven',
  refuses: {},
})

export const acceptMove = call('acceptMove', {
  ...DESK,
  path: 'moves/accept',
  method: 'POST',
  summary:
    'Accept the proof of a move from another register. The record here counts from now on. We tell the keeper and the other register.',
  input: z.strictObject({ moveId: idOf('move'), reason: reasonLike('The other register has confirmed the keeper’s name by e-mail.') }),
  output: z.null(),
  says: 'The move is proven, and we’ve written to the keeper',
  refuses: MOVE_REFUSED,
})

export const refuseMove = call('refuseMove', {
  ...DESK,
  path: 'moves/refuse',
  method: 'POST',
  summary: 'Refuse the proof of a move. Finders are sent to the other register. We tell the person who moved it why.',
  input: z.strictObject({ moveId: idOf('move'), reason: reasonLike('The receipt is in another person’s name.') }),
  output: z.null(),
  says: 'The move is refused, and we’ve written to the person who asked',
  refuses: MOVE_REFUSED,
})

export const listNumberReviews = call('listNumberReviews', {
  ...DESK,
  path: 'numbers/list',
  method: 'GET',
  summary: 'Registered numbers in ranges with a published misuse warning that haven’t been passed yet, oldest first.',
  input: Nothing,
  output: rows(NumberReviewRow),
  says: 'Numbers to check',
  refuses: {},
})

export const passNumber = call('passNumber', {
  ...DESK,
  path: 'numbers/pass',
  method: 'POST',
  summary: 'Find a watched number right. It’s not listed again.',
  input: z.strictObject({ chipNumber: ChipNumber, reason: reasonLike('The maker has confirmed that this number is theirs.') }),
  output: z.null(),
  says: 'The number is passed',
  refuses: REVIEWING_REFUSED,
})

export const questionNumber = call('questionNumber', {
  ...DESK,
  path: 'numbers/question',
  method: 'POST',
  summary: 'Ask the keeper to have the animal scanned again, and tell them why. The animal stays registered.',
  input: z.strictObject({ chipNumber: ChipNumber, reason: reasonLike('Two animals have been registered with numbers from this range.') }),
  output: z.null(),
  says: 'We’ve written to the keeper',
  refuses: REVIEWING_REFUSED,
})

export const listRehomings = call('listRehomings', {
  ...DESK,
  path: 'rehomings/list',
  method: 'GET',
  summary: 'Changes of keeper that the former keeper disputes, oldest first.',
  input: Nothing,
  output: rows(RehomingRow),
  says: 'Disputed rehomings',
  refuses: {},
})

export const resolveRehoming = call('resolveRehoming', {
  ...DESK,
  path: 'rehomings/settle',
  method: 'POST',
  summary: 'Settle a disputed rehoming for one side. We tell both.',
  input: z.strictObject({
    rehomingId: idOf('rehoming'),
    side: z
      .enum(['former', 'keeper'])
      .meta({ description: 'Who is its keeper on the register from now on: the former keeper or the current one', examples: ['former'] }),
    reason: reasonLike('Both signed the form of the rescue.').meta({
      description: 'The reason. Both sides read it, so name neither of them.',
    }),
  }),
  output: z.null(),
  says: 'The dispute is settled, and we’ve written to both',
  refuses: REHOMING_REFUSED,
})

export const listDisclosures = call('listDisclosures', {
  ...DESK,
  path: 'lookups/list',
  method: 'GET',
  summary: 'The 100 newest records that professionals have seen, with their reasons: those withheld from the keeper first.',
  input: Nothing,
  output: rows(DisclosureRow),
  says: 'Records seen by professionals',
  refuses: {},
})

export const releaseLookup = call('releaseLookup', {
  ...DESK,
  path: 'lookups/release',
  method: 'POST',
  summary: 'Show a keeper a professional’s lookup that was withheld, and tell them about it.',
  input: z.strictObject({ lookupId: idOf('lookup'), reason: reasonLike('The police have closed the case.') }),
  output: z.null(),
  says: 'The keeper can see this lookup now',
  refuses: { noSuchLookup: [404, 'There’s no lookup by a professional with this id'] },
})

export const makeTags = call('makeTags', {
  ...DESK,
  path: 'tags/make',
  method: 'POST',
  summary: 'Make tags: the codes to engrave on each, and the PINs that go under the wrapping.',
  input: z.strictObject({
    count: z.coerce
      .number<number | string>()
      .int()
      .min(1)
      .max(300)
      .meta({ description: 'How many, 1 to 300', examples: [30] }),
    reason: reasonLike('Stock for the summer.'),
  }),
  output: rows(TagRow),
  says: 'The tags are made',
  refuses: {},
})

export const printTags = call('printTags', {
  ...DESK,
  path: 'tags/print',
  method: 'GET',
  summary: 'The sheet for the printer: the tags that were made on a day and that no one has activated yet.',
  input: z.strictObject({ madeOn: IsoDate.meta({ description: 'The day on which the tags were made', examples: ['2026-11-20'] }) }),
  output: z.null(),
  gives: 'pdf',
  says: 'The sheet',
  refuses: { noSuchTags: [404, 'No tags were made on this day that still have to be activated'] },
})

export const listShopOrders = call('listShopOrders', {
  ...DESK,
  path: 'shop/orders',
  method: 'GET',
  summary: 'Orders from the shop to pack and send, on their way, or coming back.',
  input: Nothing,
  output: rows(ShopOrderRow),
  says: 'Orders from the shop',
  refuses: {},
})

export const packShopOrder = call('packShopOrder', {
  ...DESK,
  path: 'shop/pack',
  method: 'POST',
  summary: 'Mark an order from the shop as packed. It can’t be cancelled any more.',
  input: z.strictObject({ orderId: idOf('order'), reason: Note }),
  output: z.null(),
  says: 'The order is packed',
  refuses: SHOP_REFUSED,
})

export const sendShopOrder = call('sendShopOrder', {
  ...DESK,
  path: 'shop/send',
  method: 'POST',
  summary: 'Mark an order from the shop as sent. We tell its buyer.',
  input: z.strictObject({ orderId: idOf('order'), carrier: Carrier, tracking: Tracking, reason: Note }),
  output: z.null(),
  says: 'The order is on its way',
  refuses: SHOP_REFUSED,
})

export const deliverShopOrder = call('deliverShopOrder', {
  ...DESK,
  path: 'shop/deliver',
  method: 'POST',
  summary: 'Mark an order from the shop as delivered by the carrier.',
  input: z.strictObject({ orderId: idOf('order'), reason: Note }),
  output: z.null(),
  says: 'The order is delivered',
  refuses: { noSuchOrder: SHOP_REFUSED.noSuchOrder },
})

export const receiveShopReturn = call('receiveShopReturn', {
  ...DESK,
  path: 'shop/receive-return',
  method: 'POST',
  summary: 'Take back what a buyer has sent, and refund it. Say whether it can be sold again.',
  input: z.strictObject({
    orderId: idOf('order'),
    resell: z.enum(['yes', 'no']).meta({ description: 'Whether it can be sold again', examples: ['yes'] }),
    reason: Note,
  }),
  output: z.object({ amount: Money }),
  says: 'The return is refunded',
  refuses: { noSuchOrder: SHOP_REFUSED.noSuchOrder },
})

export const refuseShopReturn = call('refuseShopReturn', {
  ...DESK,
  path: 'shop/refuse-return',
  method: 'POST',
  summary: 'Say that a return isn’t refunded, and why. The buyer reads the reason.',
  input: z.strictObject({ orderId: idOf('order'), reason: reasonLike('The bed has been used.') }),
  output: z.null(),
  says: 'The buyer is told',
  refuses: { noSuchOrder: SHOP_REFUSED.noSuchOrder },
})

export const setShopStock = call('setShopStock', {
  ...DESK,
  path: 'shop/stock',
  method: 'POST',
  summary: 'Say how many of something there are to sell, by its stock number.',
  input: z.strictObject({
    sku: StockNumber,
    stock: Stock,
    reason: Note,
  }),
  output: z.null(),
  says: 'The stock is changed',
  refuses: { noSuchVariant: [404, 'There’s nothing with this stock number'] },
})

export const saveShopProduct = call('saveShopProduct', {
  ...DESK,
  path: 'shop/save',
  method: 'POST',
  summary: 'Put a product on sale in one size, or change it. Run it again with another size to add that.',
  input: z.strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens, for example steel-bowl')
      .max(100)
      .meta({ description: 'Its name in the address of its page', examples: ['steel-bowl'] }),
    name: Line(80).meta({ description: 'What buyers know it by', examples: ['Steel bowl'] }),
    category: z.enum(CATEGORIES).meta({ description: 'Where it stands in the shop', examples: [CATEGORIES[0]] }),
    audiences: Line(60)
      .meta({ description: `Who it’s for: any of ${AUDIENCES.join(', ')}`, examples: ['keeper,breeder'] })
      .transform((words) => words.split(/[\s,]+/).filter(Boolean))
      .pipe(z.array(z.enum(AUDIENCES)).min(1)),
    summary: Line(120).meta({ description: 'One line for the list of products', examples: ['A bowl that doesn’t tip'] }),
    description: Prose(2000).meta({ description: 'What its page says', examples: ['Heavy steel with a rubber foot.'] }),
    kind: Art.shape.kind.meta({ description: 'What its picture shows', examples: ['bowl'] }),
    main: Art.shape.main.meta({ description: 'The colour of its picture', examples: ['#e9d8a6'] }),
    accent: Art.shape.accent.meta({ description: 'The second colour of its picture', examples: ['#9c6644'] }),
    size: Line(60)
      .default('One size')
      .meta({ description: 'Its size, where there’s more than one', examples: ['Small'] }),
    pence: z.coerce
      .number<number | string>()
      .int()
      .min(1)
      .max(1_000_000)
      .meta({ description: 'Its price', examples: [1250] }),
    stock: Stock,
    grams: z.coerce
      .number<number | string>()
      .int()
      .min(0)
      .max(100_000)
      .meta({ description: 'What it weighs in grams', examples: [400] }),
    reason: Note,
  }),
  output: z.object({ productId: Id }),
  says: 'It’s on sale',
  refuses: {},
})

export const stopSelling = call('stopSelling', {
  ...DESK,
  path: 'shop/stop',
  method: 'POST',
  summary: 'Stop selling something, by its stock number. Orders that have it are sent. Save it again to sell it again.',
  input: z.strictObject({ sku: StockNumber, reason: Note }),
  output: z.null(),
  says: 'It’s no longer on sale',
  refuses: { noSuchVariant: [404, 'There’s nothing with this stock number'] },
})

export const listShopStock = call('listShopStock', {
  ...DESK,
  path: 'shop/products',
  method: 'GET',
  summary: 'What the shop sells, by stock number, with its price and how many there are.',
  input: Nothing,
  output: rows(StockRow),
  says: 'The stock of the shop',
  refuses: {},
})

export const makeCoupon = call('makeCoupon', {
  ...DESK,
  path: 'coupons/make',
  method: 'POST',
  summary: 'Make a coupon for the shop: a percentage or an amount off, or free delivery.',
  input: z.strictObject({
    code: CouponCode,
    kind: z
      .enum(['percent', 'fixed', 'freeDelivery'])
      .meta({ description: 'What it takes off: percent, fixed (an amount) or freeDelivery', examples: ['fixed'] }),
    percent: Count(1, 100)
      .optional()
      .meta({ description: 'Of a percent coupon, how many: 1 to 100', examples: [10] }),
    pence: Count(1, 100_000)
      .optional()
      .meta({ description: 'Of a fixed coupon, the amount it takes off', examples: [500] }),
    leastPence: z.coerce
      .number<number | string>()
      .int()
      .min(0)
      .max(10_000_000)
      .default(0)
      .meta({ description: 'The least that an order must come to', examples: [2000] }),
    startsOn: IsoDate.optional().meta({ description: 'The first day; left out, it’s today', examples: ['2026-05-01'] }),
    endsOn: IsoDate.optional().meta({ description: 'The last day; left out, it has none', examples: ['2026-05-31'] }),
    mostTotal: Count(1, 1_000_000)
      .optional()
      .meta({ description: 'How many orders can use it in all; left out, any number', examples: [200] }),
    mostEach: Count(1, 1000)
      .default(1)
      .meta({ description: 'How many orders of one buyer can use it', examples: [1] }),
    reason: reasonLike('Spring open day'),
  }),
  output: z.object({ couponId: Id, code: z.string(), worth: z.string() }),
  says: 'The coupon is made',
  refuses: {
    codeTaken: [409, 'There’s a coupon with this code already'],
    wrongAmount: [400, 'Enter --percent for a percent coupon, --amount for a fixed one, and neither for free delivery'],
    endsBefore: [400, 'The last day can’t be before the first, or in the past'],
  },
})

export const listCoupons = call('listCoupons', {
  ...DESK,
  path: 'coupons/list',
  method: 'GET',
  summary: 'The coupons that work now or will, the newest first, with how often each was used.',
  input: Nothing,
  output: rows(CouponRow),
  says: 'Coupons',
  refuses: {},
})

export const endCoupon = call('endCoupon', {
  ...DESK,
  path: 'coupons/end',
  method: 'POST',
  summary: 'End a coupon now. Orders that have used it keep it.',
  input: z.strictObject({ code: CouponCode, reason: reasonLike('It was posted on a website for vouchers.') }),
  output: z.null(),
  says: 'The coupon has ended',
  refuses: { noSuchCoupon: [404, 'There’s no coupon with this code that still works'] },
})

export const saveRegister = call('saveRegister', {
  ...DESK,
  path: 'registers/save',
  method: 'POST',
  summary: 'Enter another register in the list, or change what we know of it. What you leave out stays; an empty text removes it.',
  input: z.strictObject({
    code: RegisterCode,
    name: Line(80)
      .optional()
      .meta({ description: 'Its name. A new register needs one', examples: ['Petlog'] }),
    site: Address.optional().meta({ description: 'Its website', examples: ['https://www.petlog.org.uk'] }),
    lookupPage: Address.refine((address) => address === '' || address.includes('{number}'), 'Write {number} where the number goes')
      .optional()
      .meta({
        description: 'Its page about one number, with {number} where the number goes',
        examples: ['https://example.org/chips/{number}'],
      }),
    phone: OptionalLine(30)
      .optional()
      .meta({ description: 'Its telephone number', examples: ['01632 960101'] }),
    hours: OptionalLine(120)
      .optional()
      .meta({ description: 'When its telephone is answered', examples: ['Mon-Fri 09:00-17:00; Sat 10:00-14:00'] }),
    askUrl: Address.optional().meta({
      description: 'Where we ask it about a number (docs/registers.md)',
      examples: ['https://example.org/api'],
    }),
    askKey: OptionalLine(200)
      .optional()
      .meta({ description: 'The key it gave us', examples: ['s3cret'] }),
    address: OptionalProse(300)
      .optional()
      .meta({ description: 'Its postal address, line by line, for letters about moves', examples: ['1 High Street\nHereford\nHR1 2AB'] }),
    vetxmlUrl: Address.optional().meta({ description: 'Where it takes registrations as VetXML', examples: ['https://example.org/vetxml'] }),
    vetxmlUser: OptionalLine(200)
      .optional()
      .meta({ description: 'What it knows us by: its APIUSER', examples: ['homeward'] }),
    vetxmlKey: OptionalLine(200)
      .optional()
      .meta({ description: 'The APIKEY it gave us', examples: ['s3cret'] }),
    reason: Note,
  }),
  output: z.object({ code: z.string() }),
  says: 'The register is saved',
  refuses: {
    vetxmlNotWhole: [400, 'For VetXML, enter the address, the user and the key, or leave all three empty'],
    nameNeeded: [400, 'There’s no register with this code yet. Enter a name to make one.'],
    hoursUnread: [400, 'Enter the hours like Mon-Fri 09:00-17:00; Sat 10:00-14:00'],
  },
})

export const giveRegisterKey = call('giveRegisterKey', {
  ...DESK,
  path: 'registers/key',
  method: 'POST',
  summary: 'Make a key for another register to tell us things with. Its old key stops working. The key is shown once.',
  input: z.strictObject({ code: RegisterCode, reason: Note }),
  output: z.object({ code: z.string(), key: z.string() }),
  says: 'Send this key to the register',
  refuses: { noSuchRegister: [404, 'There’s no register with this code'] },
})

export const listTagOrders = call('listTagOrders', {
  ...DESK,
  path: 'tags/orders',
  method: 'GET',
  summary: 'The tags that keepers have paid for and that still have to be engraved or sent.',
  input: Nothing,
  output: rows(TagOrderRow),
  says: 'Tag orders',
  refuses: {},
})

export const listInsurance = call('listInsurance', {
  ...DESK,
  path: 'insurance/list',
  method: 'GET',
  summary:
    'Applications that the insurer hasn’t decided, longest waiting first, and quotes that it gave no price for. Nothing of what was answered.',
  input: Nothing,
  output: rows(InsuranceRow),
  says: 'Insurance',
  refuses: {},
})

export const checkRates = call('checkRates', {
  ...DESK,
  path: 'insurance/check-rates',
  method: 'GET',
  summary:
    'Check the example insurer’s table of rates: what’s wrong with it, and the price of each kind of cover for three ordinary animals.',
  input: Nothing,
  output: z.object({ version: z.string(), problems: z.array(z.string()), items: z.array(RateRow) }),
  says: 'The table of rates',
  refuses: {},
})

export const engraveTag = call('engraveTag', {
  ...DESK,
  path: 'tags/engrave',
  method: 'POST',
  summary: 'Make the tag of an order: the drawing to engrave on both sides, and the PIN that goes under the wrapping.',
  input: z.strictObject({ orderId: idOf('order'), reason: Note }),
  output: z.null(),
  gives: 'pdf',
  says: 'The drawing',
  refuses: FULFILLING_REFUSED,
})

export const sendTag = call('sendTag', {
  ...DESK,
  path: 'tags/send',
  method: 'POST',
  summary: 'Mark the tag of an order as sent. We tell its keeper.',
  input: z.strictObject({ orderId: idOf('order'), carrier: Carrier, tracking: Tracking, reason: Note }),
  output: z.null(),
  says: 'The tag is on its way',
  refuses: FULFILLING_REFUSED,
})

export const removeFoundReport = call('removeFoundReport', {
  ...DESK,
  path: 'found-reports/remove',
  method: 'POST',
  summary: 'Take a report of a found animal off the list, with its photo, because it isn’t about a found animal or hurts someone.',
  input: z.strictObject({ reportId: idOf('report'), reason: reasonLike('It shows someone’s telephone number.') }),
  output: z.null(),
  says: 'The report is off the list',
  refuses: { noSuchReport: [404, 'There’s no report with this id. It’s the last part of its page’s address.'] },
})

export const listBookingReviews = call('listBookingReviews', {
  ...DESK,
  path: 'booking-reviews/list',
  method: 'GET',
  summary: 'What people say of implanters’ visits, the newest first.',
  input: Nothing,
  output: rows(BookingReviewRow),
  says: 'Reviews',
  refuses: {},
})

export const hideBookingReview = call('hideBookingReview', {
  ...DESK,
  path: 'booking-reviews/hide',
  method: 'POST',
  summary: 'Take a review off an implanter’s page, because it isn’t about the visit or hurts someone. Its stars no longer count.',
  input: z.strictObject({ reviewId: idOf('review'), reason: reasonLike('It names someone else.') }),
  output: z.null(),
  says: 'The review is hidden',
  refuses: { noSuchReview: [404, 'There’s no review with this id that people can see'] },
})

export const listVisitDisputes = call('listVisitDisputes', {
  ...DESK,
  path: 'visits/list',
  method: 'GET',
  summary: 'Visits to which the customer says the implanter didn’t come, and the implanter says something else. Longest waiting first.',
  input: Nothing,
  output: rows(VisitDisputeRow),
  says: 'Disputed visits',
  refuses: {},
})

export const resolveVisit = call('resolveVisit', {
  ...DESK,
  path: 'visits/settle',
  method: 'POST',
  summary: 'Settle what the two sides of a visit say differently. If the implanter didn’t come, the deposit goes back. We tell both.',
  input: z.strictObject({
    bookingId: idOf('visit'),
    finding: z
      .enum(['implanterAbsent', 'customerAbsent', 'tookPlace'])
      .meta({ description: 'What you’ve found: implanterAbsent, customerAbsent or tookPlace', examples: ['implanterAbsent'] }),
    reason: reasonLike('The customer’s doorbell shows that no one came that day.'),
  }),
  output: z.object({ refunded: Money }),
  says: 'The visit is settled, and we’ve written to both',
  refuses: VISIT_REFUSED,
})

export const recordDbsSeen = call('recordDbsSeen', {
  ...DESK,
  path: 'dbs/seen',
  method: 'POST',
  summary: 'Record that you’ve seen the DBS certificate that an implanter has told us of. Keep no copy of it.',
  input: z.strictObject({
    email: AccountEmail,
    issuedOn: IsoDate.meta({ description: 'The date of issue on the certificate', examples: ['2026-02-03'] }),
    reason: reasonLike('Seen on a video call.'),
  }),
  output: z.null(),
  says: 'People now see that we’ve seen it',
  refuses: DBS_REFUSED,
})

const { noSuchPayout } = PAYOUT_REFUSED

export const listPayouts = call('listPayouts', {
  ...DESK,
  path: 'payouts/list',
  method: 'GET',
  summary: 'Deposits to pay out to implanters, as they were added up on the 1st of the month. Oldest first.',
  input: Nothing,
  output: rows(PayoutRow),
  says: 'Payouts to pay',
  refuses: {},
})

export const showPayoutAccount = call('showPayoutAccount', {
  ...DESK,
  path: 'payouts/account',
  method: 'POST',
  summary: 'Show the bank account to which you pay a payout. That you looked is recorded.',
  input: z.strictObject({ payoutId: idOf('payout'), reason: Note }),
  output: z.object({ name: z.string(), sortCode: z.string(), accountNumber: z.string(), amount: Money }),
  says: 'Where to pay it',
  refuses: PAYOUT_REFUSED,
})

export const recordPayout = call('recordPayout', {
  ...DESK,
  path: 'payouts/paid',
  method: 'POST',
  summary: 'Record that you’ve paid a payout by bank transfer. We tell the implanter.',
  input: z.strictObject({
    payoutId: idOf('payout'),
    reference: Line(18).meta({ description: 'The reference you put on the transfer', examples: ['HOMEWARD DEC 2026'] }),
    reason: Note,
  }),
  output: z.object({ amount: Money }),
  says: 'It’s recorded as paid, and we’ve written to the implanter',
  refuses: { noSuchPayout },
})

export const returnPayout = call('returnPayout', {
  ...DESK,
  path: 'payouts/returned',
  method: 'POST',
  summary: 'Record that a payout couldn’t be paid or came back. It’s part of the next one. We tell the implanter why.',
  input: z.strictObject({ payoutId: idOf('payout'), reason: reasonLike('The account has been closed.') }),
  output: z.object({ amount: Money }),
  says: 'It’s recorded as returned, and we’ve written to the implanter',
  refuses: { noSuchPayout },
})

export const resetSecondFactor = call('resetSecondFactor', {
  ...DESK,
  path: 'second-factors/reset',
  method: 'POST',
  summary: 'Remove the authenticator app of someone who’s lost it and their recovery codes, once you’re sure who they are. We tell them.',
  input: z.strictObject({
    email: AccountEmail,
    reason: reasonLike('Lost their phone. We asked about their last order and their address.'),
  }),
  output: z.null(),
  says: 'The authenticator app is removed',
  refuses: {
    noSuchAccount: [404, 'There’s no account with this e-mail address'],
    noSecondFactor: [409, 'This account doesn’t have an authenticator app'],
  },
})

export const listReports = call('listReports', {
  ...DESK,
  path: 'conversations/list',
  method: 'GET',
  summary: 'Conversations that a keeper or finder has reported, each with its last 20 messages.',
  input: Nothing,
  output: rows(ReportRow),
  says: 'Reported conversations',
  refuses: {},
})

export const closeReport = call('closeReport', {
  ...DESK,
  path: 'conversations/close',
  method: 'POST',
  summary: 'Close the report about a conversation, and record what you decided. With --end-it, neither of them can write there any more.',
  input: z.strictObject({
    reportId: idOf('report'),
    reason: reasonLike('They’d already made it up between them.'),
    endIt: z.boolean().default(false).meta({ description: 'End the conversation for good' }),
  }),
  output: z.null(),
  says: 'The report is closed',
  refuses: { noSuchReport: [404, 'There’s no open report with this id'] },
})

export const listContactMessages = call('listContactMessages', {
  ...DESK,
  path: 'contact/list',
  method: 'GET',
  summary: 'What people have written to us by the forms of the site, and what isn’t closed yet: the unanswered ones first.',
  input: Nothing,
  output: rows(ContactRow),
  says: 'Messages to us',
  refuses: {},
})

export const answerContactMessage = call('answerContactMessage', {
  ...DESK,
  path: 'contact/answer',
  method: 'POST',
  summary: 'Answer a message to us. We e-mail your words to the person who wrote.',
  input: z.strictObject({
    messageId: idOf('message'),
    words: Prose(4000, 'Enter your answer').meta({
      description: 'The answer, as they’ll read it',
      examples: ['We’ve corrected the date of birth.'],
    }),
    reason: Note,
  }),
  output: z.object({ reference: z.string() }),
  says: 'The answer is on its way',
  refuses: { noSuchMessage: [404, 'There’s no message to us with this ID, or it’s been forgotten'] },
})

export const closeContactMessage = call('closeContactMessage', {
  ...DESK,
  path: 'contact/close',
  method: 'POST',
  summary: 'Close a message to us, and record why. They aren’t told.',
  input: z.strictObject({ messageId: idOf('message'), reason: reasonLike('Advertising.') }),
  output: z.object({ reference: z.string() }),
  says: 'The message is closed',
  refuses: { noSuchMessage: [404, 'There’s no message to us with this ID'] },
})

export const makeBanner = call('makeBanner', {
  ...DESK,
  path: 'banners/make',
  method: 'POST',
  summary: 'Show a short message at the top of the home page, for a while and to those it concerns.',
  input: z.strictObject({
    text: Line(200).meta({ description: 'What it says', examples: ['Our phone line is closed on 25 and 26 December.'] }),
    link: OptionalLine(300)
      .default('')
      .refine(
        (typed) => /^$|^\/(?!\/)|^https:\/\//.test(typed),
        'Enter a page of this site, like /news, or an address that begins with https://',
      )
      .meta({ description: 'Where it leads, if anywhere', examples: ['/status'] }),
    linkWords: OptionalLine(40)
      .default('')
      .meta({ description: 'The words of that link', examples: ['See how things are'] }),
    audience: BannerAudience.default('everyone').meta({
      description: 'Who sees it: everyone, guests who aren’t signed in, or holders of a profile type',
      examples: ['everyone'],
    }),
    tone: BannerTone.default('info').meta({ description: 'How it looks: info, success, warning or danger', examples: ['warning'] }),
    shownFrom: IsoDate.meta({ description: 'The first day on which it’s shown', examples: ['2026-12-20'] }),
    shownUntil: IsoDate.meta({ description: 'The last day on which it’s shown', examples: ['2026-12-26'] }),
    reason: Note,
  }),
  output: z.object({ bannerId: Id }),
  says: 'The banner is set',
  refuses: {
    endsBefore: [400, 'The last day must be the first day or later'],
    linkNeedsWords: [400, 'Enter both a link and its words, or neither'],
  },
})

export const listBanners = call('listBanners', {
  ...DESK,
  path: 'banners/list',
  method: 'GET',
  summary: 'The banners that are shown now or will be.',
  input: Nothing,
  output: rows(BannerRow),
  says: 'Banners',
  refuses: {},
})

export const endBanner = call('endBanner', {
  ...DESK,
  path: 'banners/end',
  method: 'POST',
  summary: 'Stop showing a banner now.',
  input: z.strictObject({ bannerId: idOf('banner'), reason: Note }),
  output: z.null(),
  says: 'The banner has ended',
  refuses: { noSuchBanner: [404, 'There’s no banner with this ID that’s shown now or later'] },
})

export const issueRegistrationCodes = call('issueRegistrationCodes', {
  ...DESK,
  path: 'codes/issue',
  method: 'POST',
  summary: 'Make registration codes to print on cards.',
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

export const giveCredits = call('giveCredits', {
  ...DESK,
  path: 'credits/give',
  method: 'POST',
  summary: 'Give someone free credits. A welfare grant comes out of the organisation’s yearly quota. We tell them, with the reason.',
  input: z.strictObject({
    email: AccountEmail,
    quantity: Count(1, 1000).meta({ description: 'How many, 1 to 1,000', examples: [10] }),
    source: z
      .enum(GIVEN_SOURCES)
      .meta({ description: 'promotion, welfareGrant or manual. A promotion ends after a year', examples: ['manual'] }),
    endsOn: IsoDate.optional().meta({ description: 'The last day on which they can be used, if there’s one', examples: ['2027-12-31'] }),
    reason: reasonLike('Our scanner day at the rescue.'),
  }),
  output: z.object({ creditBatchId: Id, expiresAt: Moment.nullable(), quotaLeft: z.int().nullable(), next: z.string() }),
  says: 'The credits are given, and we’ve written to them',
  refuses: GIVING_REFUSED,
})

export const listCredits = call('listCredits', {
  ...DESK,
  path: 'credits/list',
  method: 'GET',
  summary: 'The credits of an account, with where they came from and what’s left, the newest first.',
  input: z.strictObject({ email: AccountEmail }),
  output: rows(CreditLotRow),
  says: 'Credits',
  refuses: { noSuchAccount: GIVING_REFUSED.noSuchAccount },
})

export const revokeCredits = call('revokeCredits', {
  ...DESK,
  path: 'credits/revoke',
  method: 'POST',
  summary: 'Take back credits that were given by mistake, as far as they haven’t been used. We tell their holder, with the reason.',
  input: z.strictObject({ creditBatchId: idOf('batch of credits'), reason: reasonLike('They were given to the wrong account.') }),
  output: z.object({ takenBack: z.int(), used: z.int() }),
  says: 'What was left is taken back, and we’ve written to them',
  refuses: TAKING_BACK_REFUSED,
})

export const setQuota = call('setQuota', {
  ...DESK,
  path: 'credits/set-quota',
  method: 'POST',
  summary: 'Set how many free credits a welfare organisation can have each calendar year. 0 ends it. We tell them.',
  input: z.strictObject({
    email: AccountEmail,
    yearly: Count(0, 10_000).meta({ description: 'How many in each calendar year, 0 to 10,000', examples: [50] }),
    reason: reasonLike('They rehomed 340 animals last year.'),
  }),
  output: z.object({ leftThisYear: z.int() }),
  says: 'The quota is set, and we’ve written to them',
  refuses: QUOTA_REFUSED,
})

export const listAllowanceRequests = call('listAllowanceRequests', {
  ...DESK,
  path: 'chip-orders/allowance-requests',
  method: 'GET',
  summary: 'Implanters who ask to order more microchips than their limit. raise-chip-allowance answers each; --more 0 says no.',
  input: Nothing,
  output: rows(AllowanceRequestRow),
  says: 'Requests for more chips',
  refuses: {},
})

export const raiseChipAllowance = call('raiseChipAllowance', {
  ...DESK,
  path: 'chip-orders/raise-allowance',
  method: 'POST',
  summary: 'Let an implanter order more microchips than their limit, until a day. 0 ends it. We tell them, with the reason.',
  input: z.strictObject({
    email: AccountEmail,
    more: Count(0, 1000).meta({ description: 'How many more than their implants allow, 0 to 1,000', examples: [100] }),
    lastDay: IsoDate.optional().meta({ description: 'The last day they can order that many', examples: ['2026-12-31'] }),
    reason: reasonLike('A chipping day with the council.'),
  }),
  output: z.object({ canOrderNow: z.int(), limit: z.int() }),
  says: 'The limit is set, and we’ve written to them',
  refuses: RAISING_REFUSED,
})

export const listBatches = call('listBatches', {
  ...DESK,
  path: 'batches/list',
  method: 'GET',
  summary:
    'How much of each batch of microchips is left, how many have failed since your last decision and ever, and which batches need a decision.',
  input: Nothing,
  output: rows(BatchRow),
  says: 'Batches',
  refuses: {},
})

export const receiveBatch = call('receiveBatch', {
  ...DESK,
  path: 'batches/receive',
  method: 'POST',
  summary: 'Book a batch of microchips into stock, or more numbers of one that’s in stock.',
  input: z.strictObject({
    code: BatchCode,
    manufacturer: Line(80).meta({ description: 'Who made the chips', examples: ['Datamars'] }),
    firstNumber: ChipNumber.meta({ description: 'The first number on the box', examples: ['981100004701001'] }),
    lastNumber: ChipNumber.meta({ description: 'The last number on the box', examples: ['981100004701300'] }),
    sterileUntil: IsoDate.meta({ description: 'The last day they’re sterile', examples: ['2029-06-30'] }),
    reason: Note,
  }),
  output: z.object({
    chips: z.int(),
    /** With what it had before. */
    inAll: z.int(),
  }),
  says: 'The batch is in stock',
  refuses: RECEIVING_REFUSED,
})

export const removeFromBatch = call('removeFromBatch', {
  ...DESK,
  path: 'batches/remove',
  method: 'POST',
  summary: 'Take numbers out of a batch that were booked in by mistake. No one can have ordered any of them.',
  input: z.strictObject({
    code: BatchCode,
    firstNumber: ChipNumber.meta({ description: 'The first number to take out', examples: ['981100004701201'] }),
    lastNumber: ChipNumber.optional().meta({ description: 'The last number, if there’s more than one', examples: ['981100004701300'] }),
    reason: reasonLike('The box had 200 chips, not 300.'),
  }),
  output: z.object({ removed: z.int(), left: z.int() }),
  says: 'The numbers are out of the batch',
  refuses: { ...REMOVING_REFUSED, wrongOrder: [400, 'Enter the lowest number first'] },
})

export const decideBatch = call('decideBatch', {
  ...DESK,
  path: 'batches/decide',
  method: 'POST',
  summary: 'Freeze, unfreeze or recall a batch. We tell everyone who has chips from it why.',
  input: z.strictObject({
    code: BatchCode,
    decision: z.enum(['freeze', 'unfreeze', 'recall']).meta({ description: 'What to do with the batch', examples: ['freeze'] }),
    reason: reasonLike('Two of its chips were silent.'),
  }),
  output: z.object({ batch: z.string(), holders: z.int(), unusedChips: z.int(), animals: z.int() }),
  says: 'Done, and we’ve written to everyone who has chips from the batch',
  refuses: { noSuchBatch: DECIDING_REFUSED.noSuchBatch, alreadySo: DECIDING_REFUSED.alreadySo },
})

export const listChipReports = call('listChipReports', {
  ...DESK,
  path: 'chips/reports',
  method: 'GET',
  summary: 'Reports of failed chips that still need something done, or all reports on one batch.',
  input: z.strictObject({ batch: BatchCode.optional() }),
  output: rows(ChipReportRow),
  says: 'Reports of failed chips',
  refuses: {},
})

export const strikeChipReport = call('strikeChipReport', {
  ...DESK,
  path: 'chips/strike',
  method: 'POST',
  summary:
    'Strike out a report of a failed chip that was wrong. We tell the person who made it why. A batch it froze stays frozen until you unfreeze it.',
  input: z.strictObject({ reportId: idOf('report'), reason: reasonLike('The scanner’s battery was flat.') }),
  output: z.null(),
  says: 'The report no longer counts, and we’ve written to everyone involved',
  refuses: { noSuchReport: DECIDING_REFUSED.noSuchReport },
})

export const restoreChip = call('restoreChip', {
  ...DESK,
  path: 'chips/restore',
  method: 'POST',
  summary: 'Put back a number that was replaced by mistake. We tell the keeper and the implanter why.',
  input: z.strictObject({
    number: ChipNumber,
    other: z.enum(['both', 'alone']).meta({
      description:
        'both: the replacement number finds the animal too; alone: that chip was never in this animal, so it can be registered elsewhere',
      examples: ['both'],
    }),
    reason: reasonLike('The vet reads this number again.'),
  }),
  output: z.object({ before: z.string(), keeperTold: z.boolean() }),
  says: 'This is the animal’s number again',
  refuses: RESTORING_REFUSED,
})

export const correctChipNumber = call('correctChipNumber', {
  ...DESK,
  path: 'chips/correct-number',
  method: 'POST',
  summary:
    'Correct a microchip number that was mistyped when the animal was registered, once its implanter can’t. The wrong number no longer finds the animal. We tell the keeper and the implanter why.',
  input: z.strictObject({
    number: ChipNumber.meta({ description: 'The wrong number, which the animal has now' }),
    rightNumber: ChipNumber.meta({ description: 'The number that a reader shows', examples: ['981 100 004 701 019'] }),
    reason: reasonLike('The vet read the chip to us over the phone.'),
  }),
  output: z.object({ petName: z.string() }),
  says: 'The animal has the right number, and we’ve written to its keeper and its implanter',
  refuses: { noSuchAnimal: [404, 'No animal has this number now'], ...CORRECTING_REFUSED },
})

export const swapChipNumbers = call('swapChipNumbers', {
  ...DESK,
  path: 'chips/swap-numbers',
  method: 'POST',
  summary:
    'Swap the microchip numbers of two animals that were mixed up when they were registered, once their implanter can’t. We tell the keepers and the implanter why.',
  input: z.strictObject({
    number: ChipNumber.meta({ description: 'The number that one animal has now' }),
    otherNumber: ChipNumber.meta({ description: 'The number that the other animal has now', examples: ['981 100 004 701 019'] }),
    reason: reasonLike('The vet scanned both cats and read us their numbers.'),
  }),
  output: z.object({ petName: z.string(), otherPetName: z.string() }),
  says: 'The two animals have each other’s number, and we’ve written to their keepers and the implanter',
  refuses: {
    noSuchAnimal: [404, 'No animal has this number now'],
    sameNumber: [400, 'Enter the numbers of two different animals'],
    ...SWAPPING_REFUSED,
  },
})

export const releaseChips = call('releaseChips', {
  ...DESK,
  path: 'chips/release',
  method: 'POST',
  summary:
    'Release chips whose implanter can no longer register them, so that the animals’ keepers can. We tell the implanter why. You can’t undo this.',
  input: z.strictObject({
    firstNumber: ChipNumber,
    lastNumber: ChipNumber.optional().meta({ description: 'The last number, if there’s more than one', examples: ['981100004701300'] }),
    reason: reasonLike('The practice has closed and destroyed them.'),
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
  says: 'Chips we owe',
  refuses: {},
})

export const sendOwedChip = call('sendOwedChip', {
  ...DESK,
  path: 'chips/send',
  method: 'POST',
  summary: 'Send a replacement for a chip that never worked. The answer says which chip to put in the envelope.',
  input: z.strictObject({ reportId: idOf('report'), carrier: Carrier, tracking: Tracking, reason: Note }),
  output: z.object({ number: z.string() }),
  says: 'Put this chip in the envelope. It now belongs to the implanter, and we’ve written to them',
  refuses: {
    ...OWED_REFUSED,
    bankHolds: LOST_REFUSED.bankHolds,
    notInStock: [409, 'There’s no chip in stock to send. Try again later.', 'STOCK-2'],
  },
})

export const listUnclaimedImplants = call('listUnclaimedImplants', {
  ...DESK,
  path: 'chips/unclaimed',
  method: 'GET',
  summary: 'Chipped animals that have had no keeper for 30 days.',
  input: Nothing,
  output: rows(UnclaimedRow),
  says: 'Animals without a keeper',
  refuses: {},
})

const LetterCode = Line(40).meta({ description: 'The code in the letter', examples: ['7K2M9-P4TQX'] })

export const getKeeperLetter = call('getKeeperLetter', {
  ...DESK,
  path: 'letters/show',
  method: 'GET',
  summary: 'Who a letter to a keeper is for, by the code that they read to you.',
  input: z.strictObject({ letterCode: LetterCode }),
  output: z.object({
    animal: z.string(),
    name: z.string(),
    address: z.string(),
    landline: z.string().nullable(),
    answerBy: Moment,
    next: z.array(z.string()),
  }),
  says: 'The letter',
  refuses: LETTER_REFUSED,
})

export const takeByTelephone = call('takeByTelephone', {
  ...DESK,
  path: 'letters/take',
  method: 'POST',
  summary:
    'Make the person a letter was sent to the keeper. They must say their name, their address and the code. Without the e-mail address of their account, they get one that they use by telephone and letter.',
  input: z.strictObject({
    letterCode: LetterCode,
    email: AccountEmail.optional(),
    reason: reasonLike('Rang us, and knew the code, the name and the address.'),
  }),
  output: z.object({ petName: z.string(), keeper: z.string() }),
  says: 'They’re the keeper now, and we’ve written to them',
  refuses: {
    ...LETTER_REFUSED,
    noSuchAccount: [404, 'There’s no account with this e-mail address'],
    notCustomer: [409, 'This account has no Customer profile'],
    toYourself: [409, 'This is the account of the implanter who registered the animal'],
    noAddress: [409, 'We no longer have their name and address. Ask the implanter to ask them again.'],
    notNow: [409, 'This animal can’t change hands at the moment'],
  },
})

const CallersChip = ChipNumber.meta({ description: 'The microchip number of the animal' })
const noSuchAnimal = [404, 'No animal has this number here. Find the animal first.'] as const

export const reportMissing = call('reportMissing', {
  ...DESK,
  path: 'animals/report-missing',
  method: 'POST',
  summary:
    'Report an animal missing or stolen for its keeper, who rings and can’t do it online. They must say their name, their address and the chip number. Its keepership is locked, people nearby are asked to look out, and we tell the keeper that we did it.',
  input: z.strictObject({
    chipNumber: CallersChip,
    where: Line(60).meta({ description: 'Where it was last seen: a postcode or a town', examples: ['OX16 5QB'] }),
    on: IsoDate.meta({ description: 'The day on which it was last seen', examples: ['2026-03-27'] }),
    at: z
      .string()
      .regex(/^([01]?\d|2[0-3])[:.][0-5]\d$/, 'Enter a time like 14:30')
      .optional()
      .meta({ description: 'The time, if they know it', examples: ['14:30'] }),
    size: Size.optional().meta({ description: 'How big it is', examples: ['small'] }),
    circumstances: OptionalProse(1000)
      .default('')
      .meta({
        description: 'What happened and what it looks like. Anyone can read it, so name no one.',
        examples: ['Slipped a red collar.'],
      }),
    stolen: z.boolean().default(false).meta({ description: 'It was stolen' }),
    crimeReference: OptionalLine(40)
      .default('')
      .meta({ description: 'The crime reference, if the police gave one', examples: ['TVP-42'] }),
    reward: z.boolean().default(false).meta({ description: 'The keeper offers a reward' }),
    reason: reasonLike('Rang us, and knew the chip number, the name and the address.'),
  }),
  output: z.object({ petName: z.string(), area: z.string() }),
  says: 'It’s reported, and we’ve written to the keeper',
  refuses: {
    noSuchAnimal,
    notNow: [409, 'This animal can’t be reported missing at the moment'],
    alreadyLost: [409, 'It’s been reported missing already, and people are looking for it'],
    inFuture: [400, 'The date and time must be in the past'],
    noSuchPlace: [400, 'We don’t know this place. Enter a postcode or a town.'],
    placesDown: [503, 'We can’t look up places at the moment. Try again in a few minutes.'],
  },
})

export const endSearch = call('endSearch', {
  ...DESK,
  path: 'animals/end-search',
  method: 'POST',
  summary: 'Report a missing or stolen animal found for its keeper, who rings to say that it’s home. We tell the keeper that we did it.',
  input: z.strictObject({ chipNumber: CallersChip, reason: reasonLike('He rang from home: it had come back by itself.') }),
  output: z.object({ petName: z.string() }),
  says: 'It’s no longer missing, and we’ve written to the keeper',
  refuses: { noSuchAnimal, notMissing: [409, 'This animal isn’t reported missing or stolen'] },
})

export const recordDeath = call('recordDeath', {
  ...DESK,
  path: 'animals/record-death',
  method: 'POST',
  summary:
    'Record that an animal has died for its keeper, who rings to tell us. They must say their name, their address and the chip number. Reminders end, nothing is owed any more, and we tell the keeper that we did it.',
  input: z.strictObject({
    chipNumber: CallersChip,
    on: IsoDate.meta({ description: 'The day on which it died', examples: ['2026-03-27'] }),
    reason: reasonLike('Her daughter rang with her, and knew the chip number and the address.'),
  }),
  output: z.object({ petName: z.string(), canBeUndoneUntil: Moment }),
  says: 'It’s recorded, and we’ve written to the keeper',
  refuses: {
    noSuchAnimal,
    notNow: [409, 'The death of this animal can’t be recorded at the moment'],
    inFuture: [400, 'The date must be today or earlier'],
    beforeBirth: [400, 'The date can’t be before the date of birth'],
  },
})

export const undoDeath = call('undoDeath', {
  ...DESK,
  path: 'animals/undo-death',
  method: 'POST',
  summary: 'Undo a record of an animal’s death for its keeper, who rings within 30 days. We tell the keeper that we did it.',
  input: z.strictObject({ chipNumber: CallersChip, reason: reasonLike('They rang: it was another animal that had died.') }),
  output: z.object({ petName: z.string() }),
  says: 'The animal is back on the register, and we’ve written to the keeper',
  refuses: { noSuchAnimal, notNow: [409, 'This can’t be undone now'] },
})

const noSuchPerson = [404, 'There’s no account with this id. Find the person first.'] as const
const hasEmail = [409, 'This account has an e-mail address. Ask its holder to do this in their profile.'] as const

const NEW_CONTACT = {
  email: AccountEmail.optional().meta({ description: 'The new e-mail address', examples: ['mary@example.org'] }),
  mobile: Mobile.optional().meta({ description: 'The new mobile number', examples: ['07700 900123'] }),
  landline: Landline.optional().meta({ description: 'The new landline number', examples: ['01295 810123'] }),
  line1: PostalAddress.shape.line1.optional().meta({ description: 'The new address: house and street', examples: ['4 Mill Lane'] }),
  line2: OptionalLine(100)
    .optional()
    .meta({ description: 'Its second line, if it has one', examples: ['Flat 2'] }),
  town: PostalAddress.shape.town.optional().meta({ description: 'Its town', examples: ['Banbury'] }),
  county: OptionalLine(60)
    .optional()
    .meta({ description: 'Its county, if they say one', examples: ['Oxfordshire'] }),
  postcode: PostalAddress.shape.postcode.optional().meta({ description: 'Its postcode', examples: ['OX16 5QB'] }),
}

export const changeDetails = call('changeDetails', {
  ...DESK,
  path: 'accounts/change-details',
  method: 'POST',
  summary:
    'Change how someone who rings is reached. They must say their name, their old address and the chip number. Their address and landline change now, and so does the mobile number of someone who has no e-mail address. For an account that someone signs in to, another member of staff has to approve a new e-mail address or mobile number after 7 days. We tell the old contact in either case.',
  input: z.strictObject({
    accountId: idOf('person'),
    ...NEW_CONTACT,
    calledBack: z.boolean().default(false).meta({ description: 'You rang the new mobile number back, and they answered' }),
    reason: reasonLike('Knew the chip number and the old postcode, and answered on the old landline.').meta({
      description: 'How they proved who they are: what they knew, and the old number on which you rang them back. We record it.',
    }),
  }),
  output: z.object({
    name: z.string(),
    before: z.string(),
    after: z.string(),
    later: z.string(),
    changeId: Id.nullable(),
    next: z.array(z.string()),
  }),
  says: 'We’ve written to them',
  refuses: {
    noSuchPerson,
    nothingNew: [400, 'Enter what’s new: an address, a landline, a mobile number or an e-mail address'],
    wholeAddress: [400, 'Enter the whole address: --line1, --town and --postcode'],
    callBack: [400, 'Ring the new mobile number back first. When they answer, add --called-back.'],
    useAddEmail: [409, 'This account has no e-mail address yet. Use add-email.'],
    alreadyProposed: CONTACT_CHANGE_REFUSED.alreadyProposed,
    emailTaken: CONTACT_CHANGE_REFUSED.emailTaken,
  },
})

export const listContactChanges = call('listContactChanges', {
  ...DESK,
  path: 'accounts/contact-changes',
  method: 'GET',
  summary: 'New e-mail addresses and mobile numbers that another member of staff has to approve, with the day from which they can.',
  input: Nothing,
  output: rows(ContactChangeRow),
  says: 'Changes of contact to approve',
  refuses: {},
})

export const approveContactChange = call('approveContactChange', {
  ...DESK,
  path: 'accounts/approve-contact-change',
  method: 'POST',
  summary:
    'Approve what a colleague proposed, once the old contact has had 7 days to object. A new mobile number counts from now on; a new e-mail address once its owner has followed the link we send there.',
  input: z.strictObject({ changeId: idOf('change'), reason: Note }),
  output: z.null(),
  says: 'It’s approved, and we’ve written to them',
  refuses: approving,
})

export const refuseContactChange = call('refuseContactChange', {
  ...DESK,
  path: 'accounts/refuse-contact-change',
  method: 'POST',
  summary: 'Refuse a change of contact that was proposed. The old contact stays.',
  input: z.strictObject({ changeId: idOf('change'), reason: reasonLike('They rang: it wasn’t them.') }),
  output: z.null(),
  says: 'It’s refused, and the old contact stays',
  refuses: { noSuchChange: CONTACT_CHANGE_REFUSED.noSuchChange },
})

export const saveData = call('saveData', {
  ...DESK,
  path: 'accounts/save-data',
  method: 'GET',
  summary:
    'Save everything we hold about someone who has an account and asks for their data by telephone or letter, to print and send to the address we have. That you did is recorded.',
  input: z.strictObject({
    accountId: idOf('person'),
    reason: reasonLike('Wrote to us for their data, and signed as on the form we hold.'),
  }),
  output: z.null(),
  gives: 'download',
  says: 'Their data',
  refuses: { noSuchPerson },
})

export const closeAccount = call('closeAccount', {
  ...DESK,
  path: 'accounts/close',
  method: 'POST',
  summary:
    'Close the account of someone who has no e-mail address, and asks us to erase their data. It closes after 30 days, in which they can change their mind. We tell them by letter. The law has us keep their animals’ records.',
  input: z.strictObject({ accountId: idOf('person'), reason: reasonLike('She rang to end her account, and knew her chip number.') }),
  output: z.object({ name: z.string(), closesOn: z.string() }),
  says: 'The account is closing, and we’ve written to them',
  refuses: {
    noSuchPerson,
    hasEmail,
    closing: [409, 'This account is closing already'],
    notSettled: [409, 'This account can’t be closed yet'],
  },
})

export const keepAccount = call('keepAccount', {
  ...DESK,
  path: 'accounts/keep',
  method: 'POST',
  summary: 'Keep an account that’s closing, for someone who has no e-mail address and rings within the 30 days.',
  input: z.strictObject({ accountId: idOf('person'), reason: reasonLike('She rang within the 30 days and wants to keep it.') }),
  output: z.object({ name: z.string() }),
  says: 'The account stays',
  refuses: { noSuchPerson, hasEmail, notClosing: [409, 'This account isn’t closing'] },
})

export const addEmail = call('addEmail', {
  ...DESK,
  path: 'accounts/add-email',
  method: 'POST',
  summary:
    'Add an e-mail address to an account that has none, for someone who uses it by telephone. They must say their name and their address. We send the address a link, and it counts once they’ve followed it. Then they choose a password, and we write to them on paper.',
  input: z.strictObject({
    accountId: idOf('person'),
    email: AccountEmail.meta({ description: 'The e-mail address they gave you', examples: ['mary@example.org'] }),
    reason: reasonLike('Rang us, and knew the name and the address.'),
  }),
  output: z.object({ name: z.string() }),
  says: 'We’ve sent the address a link to confirm it',
  refuses: {
    noSuchPerson,
    hasEmail: [409, 'This account has an e-mail address already. Its holder can change it in their profile.'],
    emailTaken: [409, 'Another account uses this e-mail address'],
    justMoved: [409, `We’ve just changed this account’s address or number. You can add an e-mail address after ${OBJECTION_DAYS} days.`],
    tooManyLinks: [429, 'We’ve sent this address several links already. Ask them to use the newest one, or try again in an hour.'],
  },
})

export const printOrder = call('printOrder', {
  ...DESK,
  path: 'orders/print',
  method: 'GET',
  summary: 'The packing slip and the address label of an order: of microchips, of a tag, or from the shop. Then pack it and send it.',
  input: z.strictObject({ orderId: idOf('order') }),
  output: z.null(),
  gives: 'pdf',
  says: 'The packing slip and the label',
  refuses: { noSuchOrder: SHOP_REFUSED.noSuchOrder },
})

export const cancelOrder = call('cancelOrder', {
  ...DESK,
  path: 'orders/cancel-unsent',
  method: 'POST',
  summary:
    'Cancel an order from the shop that isn’t packed yet, or of a tag that isn’t engraved yet, for someone who rings. All they paid goes back, and we tell them why.',
  input: z.strictObject({ orderId: idOf('order'), reason: reasonLike('You rang us: the crate is too large for your car.') }),
  output: z.object({ refunded: Money }),
  says: 'The order is cancelled, and we’ve written to them',
  refuses: { noSuchOrder: SHOP_REFUSED.noSuchOrder, bankHolds: SHOP_REFUSED.bankHolds },
})

export const listChipOrders = call('listChipOrders', {
  ...DESK,
  path: 'orders/list',
  method: 'GET',
  summary: 'Microchip orders to pack and send, on their way back, or with missing or recalled chips.',
  input: Nothing,
  output: rows(StaffOrderRow),
  says: 'Orders',
  refuses: {},
})

export const packChipOrder = call('packChipOrder', {
  ...DESK,
  path: 'orders/pack',
  method: 'POST',
  summary: 'Mark a microchip order as packed.',
  input: z.strictObject({ orderId: idOf('order'), reason: Note }),
  output: z.null(),
  says: 'The order is packed',
  refuses: { bankHolds: UNFIT_REFUSED.bankHolds, stopped: UNFIT_REFUSED.stopped, expired: UNFIT_REFUSED.expired },
})

export const dispatchChipOrder = call('dispatchChipOrder', {
  ...DESK,
  path: 'orders/dispatch',
  method: 'POST',
  summary: 'Mark a microchip order as sent. We tell the implanter.',
  input: z.strictObject({ orderId: idOf('order'), carrier: Carrier, tracking: Tracking, reason: Note }),
  output: z.null(),
  says: 'The order is on its way',
  refuses: {
    bankHolds: SENDING_REFUSED.bankHolds,
    stopped: SENDING_REFUSED.stopped,
    expired: SENDING_REFUSED.expired,
    alreadySent: SENDING_REFUSED.alreadySent,
  },
})

const CarrierToKeep = Carrier.meta({ description: 'Who carries it, if that was wrong too: left out, it stays', examples: ['Royal Mail'] })

export const correctTracking = call('correctTracking', {
  ...DESK,
  path: 'orders/tracking',
  method: 'POST',
  summary:
    'Correct how an order that’s on its way is followed: of microchips, of a tag, or from the shop. We tell the person who’s waiting for it.',
  input: z.strictObject({ orderId: idOf('order'), carrier: CarrierToKeep, tracking: Tracking, reason: Note }),
  output: z.object({ before: z.string(), now: z.string() }),
  says: 'The tracking number is corrected, and we’ve written to them',
  refuses: {
    notOnItsWay: [409, 'No order with this ID is on its way'],
    sameTracking: [409, 'That’s the tracking number we’ve already given them'],
  },
})

export const deliverChipOrder = call('deliverChipOrder', {
  ...DESK,
  path: 'orders/deliver',
  method: 'POST',
  summary: 'Mark an order as delivered by the carrier.',
  input: z.strictObject({ orderId: idOf('order'), reason: Note }),
  output: z.null(),
  says: 'The order is delivered',
  refuses: {},
})

export const cancelChipOrder = call('cancelChipOrder', {
  ...DESK,
  path: 'orders/cancel',
  method: 'POST',
  summary: 'Cancel an order with no chips allocated yet. We tell the implanter.',
  input: z.strictObject({ orderId: idOf('order'), reason: reasonLike('Ordered twice by mistake.') }),
  output: z.null(),
  says: 'The order is cancelled',
  refuses: {},
})

export const substituteChips = call('substituteChips', {
  ...DESK,
  path: 'orders/substitute',
  method: 'POST',
  summary: 'Replace chips that can’t be used any more in an order you haven’t sent. Pack it again. We tell the implanter.',
  input: z.strictObject({
    orderId: idOf('order'),
    refundRest: z
      .boolean()
      .default(false)
      .meta({ description: 'Refund any chips you can’t replace', examples: [true] }),
    reason: reasonLike('The batch has been recalled.'),
  }),
  output: z.object({ numbers: z.array(Run), notSent: z.int(), refund: PaidBack.nullable() }),
  says: 'Done, and we’ve written to the implanter',
  refuses: { ...SUBSTITUTING_REFUSED, noPayment, notPaid, bankHolds },
})

export const loseChipOrder = call('loseChipOrder', {
  ...DESK,
  path: 'orders/lose',
  method: 'POST',
  summary: 'Mark an order as lost in the post. This blocks its numbers. Then send others or refund it.',
  input: z.strictObject({ orderId: idOf('order'), reason: reasonLike('The carrier says that it’s lost.') }),
  output: z.object({ lost: z.int() }),
  says: 'The order is marked as lost, and we’ve written to the implanter',
  refuses: { noSuchOrder: LOST_REFUSED.noSuchOrder },
})

export const resendLostChips = call('resendLostChips', {
  ...DESK,
  path: 'orders/resend',
  method: 'POST',
  summary: 'Send replacements for chips that never arrived, free of charge. We tell the implanter.',
  input: z.strictObject({ orderId: idOf('order'), carrier: Carrier, tracking: Tracking, reason: Note }),
  output: z.object({ sent: z.int(), chips: z.array(Run) }),
  says: 'Replacements are on their way',
  refuses: LOST_REFUSED,
})

export const refundLostChips = call('refundLostChips', {
  ...DESK,
  path: 'orders/refund',
  method: 'POST',
  summary: 'Refund chips that never arrived. We tell the implanter why.',
  input: z.strictObject({ orderId: idOf('order'), reason: reasonLike('The carrier says that the parcel is lost.') }),
  output: z.object({ notSent: z.int(), refund: PaidBack }),
  says: 'We won’t send them again',
  refuses: { noneMissing: LOST_REFUSED.noneMissing, bankHolds: LOST_REFUSED.bankHolds, noPayment, notPaid },
})

export const receiveReturnedChips = call('receiveReturnedChips', {
  ...DESK,
  path: 'orders/return',
  method: 'POST',
  summary: 'Book in unused chips sent back from an order. They’re never sold again, and what they cost is paid back.',
  input: z.strictObject({ orderId: idOf('order'), notCome: NotCome, reason: Note }),
  output: z.object({ back: z.int(), refund: PaidBack.nullable() }),
  says: 'The chips are back',
  refuses: { ...BACK_REFUSED, notPaid },
})

export const receiveRecalledChips = call('receiveRecalledChips', {
  ...DESK,
  path: 'orders/recall',
  method: 'POST',
  summary: 'Book in recalled chips from an order. They’re never sold again, and what they cost is paid back.',
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
  input: z.strictObject({
    email: AccountEmail.optional(),
    accountId: Id.optional().meta({
      description: 'The id of someone without an e-mail address, as find shows it',
      examples: ['019aa000-0000-7000-8000-00004f2c91d7'],
    }),
  }),
  output: rows(PaymentRow),
  says: 'Payments',
  refuses: { noSuchAccount: VERIFICATION_REFUSED.noSuchAccount },
})

const isOnceEach = (all: readonly { line?: number | undefined; what?: string | undefined }[]) =>
  new Set(all.map(({ line, what }) => what?.toLowerCase() ?? line)).size === all.length

export const refundPayment = call('refundPayment', {
  ...DESK,
  path: 'payments/refund',
  method: 'POST',
  summary:
    'Refund a payment: an amount, single lines, or everything that wasn’t used. We tell the payer why. More than £200 of a payment needs a second member of staff.',
  input: z.strictObject({
    paymentId: idOf('payment'),
    pence: z
      .int()
      .min(1)
      .max(100_000_000)
      .optional()
      .meta({ description: 'How much to refund', examples: [250] }),
    lines: z
      .array(
        z
          .strictObject({ line: z.int().min(1).max(9999).optional(), what: Line(120).optional(), pieces: z.int().min(1).max(9999) })
          .refine(
            ({ line, what }) => (line === undefined) !== (what === undefined),
            'Enter the number of the line, or a part of its words',
          ),
      )
      .max(100)
      .refine(isOnceEach, 'Enter each line once')
      .default([])
      .meta({
        description:
          'How many pieces of which lines to refund, by their words in the list of payments, like "3 scanner, 2 collar"; or each line as JSON',
        examples: [{ line: 1, pieces: 2 }],
      }),
    everything: z
      .boolean()
      .default(false)
      .meta({ description: 'Refund all that wasn’t used', examples: [true] }),
    again: z
      .boolean()
      .default(false)
      .meta({ description: 'The same amount was refunded in the last 24 hours, and this is another refund', examples: [true] }),
    reason: reasonLike('It took too long to arrive.'),
  }),
  output: z.object({
    amount: Money,
    words: z.string(),
    /** What becomes of an order that isn’t sent yet; '' of anything else. */
    order: z.string(),
    /** What of a purchase can’t be used any more; '' of anything else. */
    takenBack: z.string(),
    /** That another member of staff has to approve it; '' where none has to. */
    approval: z.string(),
    proposalId: Id.nullable(),
    next: z.string(),
  }),
  says: 'The refund is recorded',
  refuses: {
    ...REFUNDING_REFUSED,
    ...REFUND_LINES_REFUSED,
    sameAgain: PROPOSAL_REFUSED.sameAgain,
    alreadyProposed: PROPOSAL_REFUSED.alreadyProposed,
  },
})

export const listRefundProposals = call('listRefundProposals', {
  ...DESK,
  path: 'payments/proposals',
  method: 'GET',
  summary: 'Refunds of more than £200 that another member of staff has to approve, oldest first.',
  input: Nothing,
  output: rows(RefundProposalRow),
  says: 'Refunds to approve',
  refuses: {},
})

export const approveRefund = call('approveRefund', {
  ...DESK,
  path: 'payments/approve',
  method: 'POST',
  summary: 'Approve a refund that another member of staff has proposed, and make it. We tell the payer why.',
  input: z.strictObject({ proposalId: idOf('proposed refund'), reason: Note }),
  output: z.object({ amount: Money }),
  says: 'We’re making the refund, and we’ll write to the payer once it’s made. If the money can’t go back to a card, list-failed-refunds has it',
  refuses: {
    notPaid: REFUNDING_REFUSED.notPaid,
    bankHolds: REFUNDING_REFUSED.bankHolds,
    nothingLeft: REFUNDING_REFUSED.nothingLeft,
    allUsed: REFUNDING_REFUSED.allUsed,
    tooMuch: REFUNDING_REFUSED.tooMuch,
    noSuchProposal: PROPOSAL_REFUSED.noSuchProposal,
    yourOwn: PROPOSAL_REFUSED.yourOwn,
    changed: PROPOSAL_REFUSED.changed,
  },
})

export const refuseRefund = call('refuseRefund', {
  ...DESK,
  path: 'payments/refuse',
  method: 'POST',
  summary: 'Say that a proposed refund won’t be made. You can do this with your own. The payer isn’t told.',
  input: z.strictObject({ proposalId: idOf('proposed refund'), reason: reasonLike('They want a replacement instead.') }),
  output: z.null(),
  says: 'The refund won’t be made',
  refuses: { noSuchProposal: PROPOSAL_REFUSED.noSuchProposal },
})

export const listFailedRefunds = call('listFailedRefunds', {
  ...DESK,
  path: 'payments/failed-refunds',
  method: 'GET',
  summary: 'Refunds the card provider refused, or of money that didn’t come by card: pay each another way.',
  input: Nothing,
  output: rows(FailedRefundRow),
  says: 'Refunds to pay another way',
  refuses: {},
})

export const recordPayment = call('recordPayment', {
  ...DESK,
  path: 'payments/record',
  method: 'POST',
  summary:
    'Record that an order, an animal’s registration or an open payment was paid by bank transfer, cheque or telephone. They get what they paid for, with a receipt. It must be exactly what’s due.',
  input: z.strictObject({
    orderId: idOf('order').optional(),
    paymentId: idOf('payment').optional(),
    chipNumber: ChipNumber.optional().meta({
      description: 'The microchip number of the animal whose registration they paid for',
      examples: ['981 100 004 701 001'],
    }),
    pence: z
      .int()
      .min(1)
      .max(100_000_000)
      .meta({ description: 'How much has reached us', examples: [1500] }),
    receivedBy: z.enum(BY_HAND).meta({ description: 'bankTransfer, cheque or telephone', examples: ['bankTransfer'] }),
    reference: Line(80).meta({
      description: 'What the bank statement, the cheque or the card terminal calls it',
      examples: ['WHITFIELD BISCUIT 0326'],
    }),
    reason: Note,
  }),
  output: z.object({ amount: Money, for: z.string(), of: z.string(), document: z.string(), receipt: z.string() }),
  says: 'It’s paid',
  refuses: {
    ...RECORDING_REFUSED,
    whatFor: [400, 'Enter an order, a payment or a microchip number: only one of them'],
  },
})

export const recordManualRefund = call('recordManualRefund', {
  ...DESK,
  path: 'payments/paid-otherwise',
  method: 'POST',
  summary:
    'Record that you paid a refund another way: the card provider refused it, or the money didn’t come by card. We tell the payer how.',
  input: z.strictObject({
    refundId: idOf('refund'),
    how: Line(200).meta({ description: 'How you paid it, in words the payer will read', examples: ['by transfer to your account'] }),
    reason: Note,
  }),
  output: z.object({ amount: Money, letter: z.string() }),
  says: 'It’s recorded as refunded',
  refuses: REFUND_REFUSED,
})

export const listDisputes = call('listDisputes', {
  ...DESK,
  path: 'disputes/list',
  method: 'GET',
  summary: 'Payments a payer’s bank is asking about or holding, with the deadline to answer.',
  input: Nothing,
  output: rows(DisputeRow),
  says: 'Disputes',
  refuses: {},
})

export const answerDispute = call('answerDispute', {
  ...DESK,
  path: 'disputes/answer',
  method: 'POST',
  summary: 'Tell the payer’s bank why a payment was right. You can only do this once. We add what the register knows about the sale.',
  input: z.strictObject({
    disputeId: idOf('dispute'),
    reason: Prose(2000, 'Enter why the payment was right').meta({
      description: 'Why the payment was right, in words the bank will read',
      examples: ['The animal has been on the register since the date of payment.'],
    }),
  }),
  output: z.null(),
  says: 'We’ve told the bank, which will decide',
  refuses: ANSWERING_REFUSED,
})

export const acceptDispute = call('acceptDispute', {
  ...DESK,
  path: 'disputes/accept',
  method: 'POST',
  summary: 'Accept a dispute, so the payer gets their money back.',
  input: z.strictObject({ disputeId: idOf('dispute'), reason: reasonLike('The payer didn’t recognise our name, and wants no tag.') }),
  output: z.null(),
  says: 'The payer gets their money back',
  refuses: ANSWERING_REFUSED,
})

const CertificateNumber = Line(40).meta({ description: 'The number on the certificate', examples: ['CERT-2026-000001-16'] })

export const listCertificates = call('listCertificates', {
  ...DESK,
  path: 'certificates/list',
  method: 'GET',
  summary: 'The newest 200 implanters’ certificates, or those of one account.',
  input: z.strictObject({ email: AccountEmail.optional() }),
  output: rows(CertificateRow),
  says: 'Implanters’ certificates',
  refuses: {},
})

export const suspendCertificate = call('suspendCertificate', {
  ...DESK,
  path: 'certificates/suspend',
  method: 'POST',
  summary: 'Suspend an implanter’s certificate for now. We tell the holder why, and they can’t register chips with it.',
  input: z.strictObject({ number: CertificateNumber, reason: reasonLike('A complaint about a sore neck. We’re looking into it.') }),
  output: z.null(),
  says: 'The certificate is suspended, and we’ve written to the holder',
  refuses: CERTIFICATE_REFUSED,
})

export const liftSuspension = call('liftSuspension', {
  ...DESK,
  path: 'certificates/lift',
  method: 'POST',
  summary: 'Lift the suspension of an implanter’s certificate. We tell the holder.',
  input: z.strictObject({ number: CertificateNumber, reason: reasonLike('The vet found nothing wrong.') }),
  output: z.null(),
  says: 'The certificate counts again, and we’ve written to the holder',
  refuses: CERTIFICATE_REFUSED,
})

export const revokeCertificate = call('revokeCertificate', {
  ...DESK,
  path: 'certificates/revoke',
  method: 'POST',
  summary: 'Revoke an implanter’s certificate for good. We tell the holder why.',
  input: z.strictObject({ number: CertificateNumber, reason: reasonLike('Someone else sat the exam.') }),
  output: z.null(),
  says: 'The certificate is revoked, and we’ve written to the holder',
  refuses: CERTIFICATE_REFUSED,
})

export const listHeldCertificates = call('listHeldCertificates', {
  ...DESK,
  path: 'students/held',
  method: 'GET',
  summary:
    'Students who have passed everything and whose certificate waits for us, because someone with their name and date of birth couldn’t take the exam then. Find out if they’re the same person.',
  input: Nothing,
  output: rows(HeldCertificateRow),
  says: 'Certificates that wait for us',
  refuses: {},
})

export const tellStudentApart = call('tellStudentApart', {
  ...DESK,
  path: 'students/tell-apart',
  method: 'POST',
  summary:
    'Note that a student isn’t the same person as others with their name and date of birth, or phone. Failed attempts of the others no longer count for them, and a certificate that waited for this is issued.',
  input: z.strictObject({ email: AccountEmail, reason: reasonLike('Seen both passports.') }),
  output: z.null(),
  says: 'Their own attempts alone count for them now',
  refuses: STUDENT_REFUSED,
})

export const setCourseApproval = call('setCourseApproval', {
  ...DESK,
  path: 'trainers/approve',
  method: 'POST',
  summary:
    'Note the Secretary of State’s approval of a trainer’s course, or that it has none. Certificates already issued stay as they are.',
  input: z.strictObject({
    email: AccountEmail,
    courseApproval: OptionalLine(60)
      .default('')
      .meta({ description: 'The reference of the approval; leave it out if there’s none', examples: ['SOS/MC/2024/017'] }),
    reason: reasonLike('Seen the letter from Defra.'),
  }),
  output: z.null(),
  says: 'The approval is noted',
  refuses: TRAINER_REFUSED,
})

export const sendNewsletter = call('sendNewsletter', {
  ...DESK,
  path: 'newsletters/send',
  method: 'POST',
  summary:
    'Send an issue of the newsletter to everyone who chose its topic. For a text in a file, type --text "$(cat issue.txt)"; an empty line begins a new paragraph.',
  input: z.strictObject({
    topic: Topic.meta({ description: `Who gets it: ${Topic.options.join(', ')}`, examples: ['advice'] }),
    subject: Line(120).meta({ description: 'The subject of the e-mail', examples: ['Fireworks night'] }),
    text: Prose(10_000).meta({ description: 'What it says', examples: ['Keep your cat in after dark.'] }),
    link: z
      .string()
      .regex(/^\/[a-z0-9/-]*$/, 'Enter an address of ours that begins with /, for example /news/fireworks')
      .max(200)
      .optional()
      .meta({ description: 'The article it leads to', examples: ['/news/fireworks'] }),
    reason: Note,
  }),
  output: z.object({ issueId: Id, readers: z.int() }),
  says: 'The issue is on its way',
  refuses: { noReaders: [409, 'No one has chosen this topic'] },
})

export const listNewsletters = call('listNewsletters', {
  ...DESK,
  path: 'newsletters/list',
  method: 'GET',
  summary: 'The issues of the newsletter, the newest first, and how many readers each has gone to.',
  input: Nothing,
  output: rows(NewsletterRow),
  says: 'The issues',
  refuses: {},
})

export const setFlag = call('setFlag', {
  ...DESK,
  path: 'flags/set',
  method: 'POST',
  summary: 'Switch a feature on or off, for everyone. Pages follow within seconds.',
  input: z.strictObject({
    code: z.enum(FLAG_CODES).meta({ description: `Which: ${FLAG_CODES.join(', ')}`, examples: ['shop'] }),
    state: z.enum(['on', 'off']).meta({ description: 'on or off', examples: ['off'] }),
    reason: Note,
  }),
  output: FlagRow,
  says: 'It’s switched',
  refuses: {},
})

export const listFlags = call('listFlags', {
  ...DESK,
  path: 'flags/list',
  method: 'GET',
  summary: 'The features that can be switched off, what each switches, and how it stands.',
  input: Nothing,
  output: rows(FlagRow),
  says: 'The features',
  refuses: {},
})

export const makeWheelCampaign = call('makeWheelCampaign', {
  ...DESK,
  path: 'wheel/make',
  method: 'POST',
  summary:
    'Make a campaign of the wheel of prizes. Give --prizes once for each, in their order; one at least has no stock limit. Nothing of it can change later.',
  input: z.strictObject({
    name: Line(80).meta({ description: 'What it’s called on its page', examples: ['Spring wheel'] }),
    opensOn: IsoDate.meta({ description: 'The first day, by London’s clocks', examples: ['2026-05-01'] }),
    closesOn: IsoDate.meta({ description: 'The last day', examples: ['2026-05-31'] }),
    prizes: z
      .array(WheelPrize)
      .min(2)
      .max(12)
      .meta({
        description: 'registration, percentOff, poundsOff (pence), freeDelivery or nothing; its weight among all; how many there are',
        examples: [
          [
            { label: '£5 off', kind: 'poundsOff', amount: 500, weight: 10, stock: 50 },
            { label: 'Not this time', kind: 'nothing', weight: 30 },
          ],
        ],
      }),
    reason: reasonLike('Spring at the shop.'),
  }),
  output: z.object({ campaignId: Id, commitment: z.string() }),
  says: 'The campaign is made',
  refuses: {
    wrongDays: [400, 'The last day can’t be before the first, or in the past'],
    wrongAmount: [400, 'A prize that takes something off needs an amount: 1 to 100 percent, or pence'],
    allLimited: [400, 'Give one thing no stock limit, so that there’s always something left to draw'],
    overlaps: [409, 'Another campaign runs on some of these days'],
  },
})

export const listWheelCampaigns = call('listWheelCampaigns', {
  ...DESK,
  path: 'wheel/list',
  method: 'GET',
  summary: 'The campaigns of the wheel of prizes, the newest first, with what was won and claimed.',
  input: Nothing,
  output: rows(WheelCampaignRow),
  says: 'The campaigns',
  refuses: {},
})
