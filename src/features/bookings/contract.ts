import * as z from 'zod'
import { Species } from '#knowledge/animals/shape.ts'
import { call } from '#platform/contract/call.ts'
import { Address, Postcode } from '#platform/contract/contacts.ts'
import {
  Id,
  IsoDate,
  IsoTime,
  Line,
  Moment,
  Money,
  Needed,
  Nothing,
  OptionalProse,
  Prose,
  pageOf,
  paging,
} from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { MOVED } from './lifecycle.ts'
import { ABSENCE_WORDS, OUTCOME_REFUSED } from './policy.ts'
import { MOST_ANIMALS } from './price.ts'
import {
  AccountNumber,
  AnimalToChip,
  Booking,
  BookingHours,
  BookingStatus,
  CouldNot,
  DiaryEntry,
  DiaryOutcome,
  DiaryVisit,
  PaidVisit,
  Payout,
  PayoutYear,
  Price,
  PublicImplanter,
  Review,
  Side,
  Slot,
  SortCode,
  Terms,
  VisitKind,
} from './shapes.ts'
import { appointments, availability, payouts } from './topics.ts'

const noSuchImplanter = [404, 'We can’t find this implanter. They’ve probably stopped taking bookings.', 'BOOK-13'] as const
const noSuchBooking = [404, 'We can’t find this booking in your account'] as const
const noSuchPlace = [404, 'We don’t know this postcode or place. Check the spelling, or enter a full postcode.'] as const
const placesDown = [503, 'We can’t look up places at the moment. Try again in a few minutes.'] as const
const distanceFailed = [503, 'Failed to calculate distance: unknown'] as const
const tooFar = [409, 'This is farther than the implanter travels. Choose the clinic, or another implanter.', 'BOOK-1'] as const
const tooSoon = [409, 'The implanter needs more notice than this. Choose a later time.', 'BOOK-1'] as const
const tooFarAhead = [409, 'The implanter doesn’t take bookings this far ahead yet. Choose an earlier day.', 'BOOK-1'] as const
const closed = [409, 'The implanter isn’t available at this time. Choose another one.', 'BOOK-1'] as const
const slotTaken = [409, 'Someone has just taken this time. Choose another one.', 'BOOK-1'] as const
const notVerified = [403, 'We’re still checking your certificate. You can be booked once we’ve verified it.', 'BOOK-13'] as const

const notBookable = [
  403,
  'Only an implanter who’s verified and insured can confirm a visit. You can keep the old time, or cancel.',
  'BOOK-13',
] as const
const bankHolds = [409, 'The bank that paid the deposit is holding it. Wait for its decision.', 'PAY-7'] as const

const StartsAt = asking(
  'Choose a time',
  IsoTime.transform((at) => new Date(at)),
)
const count = (most: number) => z.coerce.number<number | string>().int().min(1).max(most)

export const searchImplanters = call('searchImplanters', {
  flag: 'bookings',
  method: 'GET',
  summary:
    'Implanters you can book near a place: how far by road, what they can chip, the price of this visit, reviews and the next free time.',
  who: 'anyone',
  input: z.strictObject({
    ...paging('distance', 'price', '-price', '-rating', 'name'),
    near: Needed('Enter a postcode or a town', 60),
    species: Species.optional(),
    visit: VisitKind.optional(),
    /** Only those with a free time on this day. */
    day: IsoDate.optional(),
    animals: count(MOST_ANIMALS).default(1),
    /** How far a clinic may be, as the crow flies; a home visit is as far as the implanter travels. */
    km: count(200).default(50),
  }),
  output: pageOf(
    PublicImplanter.extend({
      /** By road, in metres, from the place that was named to about where they work. */
      metres: z.int(),
      /** No road map was asked: the straight line and a third more. */
      estimated: z.boolean(),
      /** Where this visit would be, and what it costs from there. */
      visit: VisitKind,
      price: Money,
      next: Slot.nullable(),
    }),
  ).extend({
    /** What the place is called. */
    place: z.string(),
    /** What the maps service said where it gave no distance, and we estimated instead. */
    notice: z.string().nullable(),
  }),
  says: 'Implanters',
  refuses: { noSuchPlace, placesDown },
  topics: [availability],
  limit: { times: 60, seconds: 60 },
})

export const getImplanter = call('getImplanter', {
  method: 'GET',
  summary: 'One implanter you can book: what they can chip, on which terms, and what people say of them.',
  who: 'anyone',
  input: z.strictObject({ implanterId: Id }),
  output: PublicImplanter.extend({
    terms: Terms.pick({
      clinicPence: true,
      homePence: true,
      furtherPence: true,
      kmPence: true,
      freeKm: true,
      radiusKm: true,
      depositPence: true,
      firstMinutes: true,
      furtherMinutes: true,
      noticeHours: true,
      aheadDays: true,
    }),
  }),
  says: 'The implanter',
  refuses: { noSuchImplanter },
  topics: [availability],
})

export const getImplanterReviews = call('getImplanterReviews', {
  method: 'GET',
  summary: 'What people say of an implanter’s visits, and what the implanter answered.',
  who: 'anyone',
  input: z.strictObject({ ...paging('-at', 'at', '-stars', 'stars'), implanterId: Id }),
  output: pageOf(Review),
  says: 'Reviews',
  refuses: {},
})

export const getAvailability = call('getAvailability', {
  flag: 'bookings',
  method: 'GET',
  summary: 'The free times of an implanter, by London’s clocks, for up to 31 days, and what the visit costs line by line.',
  who: 'anyone',
  input: z.strictObject({
    implanterId: Id,
    from: IsoDate,
    to: IsoDate,
    animals: count(MOST_ANIMALS).default(1),
    visit: VisitKind.default('clinic'),
    /** Of the home to visit. */
    postcode: Postcode.optional(),
  }),
  output: z.object({
    slots: z.array(Slot),
    minutes: z.int(),
    /** The drive to the home, and how long it takes at 40 km an hour; the implanter is busy then, before and after. */
    metres: z.int().nullable(),
    estimated: z.boolean(),
    travelMinutes: z.int(),
    price: Price,
    notice: z.string().nullable(),
  }),
  says: 'Free times',
  refuses: {
    noSuchImplanter,
    periodWrong: [400, 'Choose an end date that’s on or after the start date, and at most 31 days'],
    notOffered: [409, 'This implanter doesn’t offer these visits. Choose the other kind.', 'BOOK-1'],
    placeNeeded: [400, 'Enter the postcode of your home'],
    noSuchPlace,
    placesDown,
    tooFar,
  },
  topics: [availability],
  limit: { times: 120, seconds: 60 },
})

export const createImplanterBooking = call('createImplanterBooking', {
  flag: 'bookings',
  method: 'POST',
  summary: 'Ask an implanter for one of their free times. The price is worked out here; with a deposit, the time is held for 10 minutes.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({
    implanterId: Id,
    startsAt: StartsAt,
    visit: VisitKind,
    animals: asking('Add the animals to chip', z.array(AnimalToChip).min(1).max(MOST_ANIMALS)),
    /** Of a home visit. */
    address: Address.optional(),
    notes: OptionalProse(1000).default(''),
    /** The price you were shown, and the deposit of it. Where either is another by now, nothing is booked. */
    pence: z.int().min(0),
    depositPence: z.int().min(0),
  }),
  output: z.object({ bookingId: Id, status: BookingStatus, price: Price, answerBy: Moment }),
  says: 'We’ve sent your request',
  refuses: {
    noSuchImplanter,
    ownBooking: [409, 'You can’t book yourself', 'BOOK-1'],
    notOffered: [409, 'This implanter doesn’t offer these visits. Choose the other kind.', 'BOOK-1'],
    accountClosing: [409, 'Your account is closing. Keep it on your profile, then book.', 'BOOK-20'],
    confirmFirst: [409, 'Confirm your e-mail address or mobile number first, so the implanter can reach you'],
    notYours: [404, 'We can’t find this pet in your account'],
    outOfScope: [409, 'This implanter’s certificate doesn’t cover this kind of animal (SI 2023/468 reg 10)', 'IMPLANT-1'],
    vetsOnly: [409, 'Only a vet can chip this kind of animal, and this implanter isn’t one', 'IMPLANT-2'],
    addressNeeded: [400, 'Enter the address of the home visit'],
    noSuchPlace,
    placesDown,
    distanceFailed,
    tooFar,
    priceChanged: [409, 'The price has changed since you saw it. Check it, then book again.', 'BOOK-1'],
    tooMany: [409, 'You already have 5 bookings that wait for an answer or a payment. Wait for an answer, or cancel one.', 'BOOK-1'],
    tooSoon,
    tooFarAhead,
    closed,
    slotTaken,
  },
  limit: { times: 60, seconds: 3600 },
})

export const getImplanterBookings = call('getImplanterBookings', {
  method: 'POST',
  summary: 'Your bookings, as the implanter or as the customer, and what you can do with each now.',
  who: 'signed-in',
  input: z.strictObject({
    ...paging('startsAt', '-startsAt', '-createdAt', 'createdAt'),
    side: Side.default('customer'),
    /** `planned`: to come, and nothing of it waits for your answer. `answered`: no one’s answer is waited for. */
    show: z.enum(['all', 'upcoming', 'planned', 'waiting', 'answered', 'past']).default('all'),
    from: IsoDate.optional(),
    to: IsoDate.optional(),
  }),
  output: pageOf(Booking),
  says: 'Your bookings',
  refuses: {},
  reads: true,
  topics: [appointments],
})

export const getBooking = call('getBooking', {
  method: 'GET',
  summary: 'One of your bookings, as the implanter or as the customer.',
  who: 'signed-in',
  input: z.strictObject({ bookingId: Id }),
  output: Booking,
  says: 'Your booking',
  refuses: { noSuchBooking },
  topics: [appointments],
})

export const getDiaryVisits = call('getDiaryVisits', {
  method: 'POST',
  summary: 'The visits that you arranged by telephone and noted in your diary.',
  who: ['Implanter'],
  input: z.strictObject({ ...paging('startsAt', '-startsAt'), from: IsoDate.optional(), to: IsoDate.optional() }),
  output: pageOf(DiaryVisit),
  says: 'Your diary',
  refuses: {},
  reads: true,
  topics: [appointments],
})

export const saveDiaryVisit = call('saveDiaryVisit', {
  method: 'POST',
  summary:
    'Note a visit that you arranged by telephone, so that no one else is offered the time. The customer needs no account, and we don’t write to them. With `id`, change one.',
  who: ['Implanter'],
  input: DiaryEntry.extend({ id: Id.optional() }),
  output: z.object({ id: Id }),
  says: 'It’s in your diary',
  refuses: {
    noSuchVisit: [404, 'We can’t find this visit in your diary'],
    noSuchTime: [400, 'The clocks go forward then, so there’s no such time. Enter another.'],
    past: [400, 'Enter a time that’s still to come'],
    slotTaken: [409, 'You already have a visit then, or the drive or the pause of one. Enter another time.', 'BOOK-1'],
  },
  limit: { times: 120, seconds: 3600 },
})

export const closeDiaryVisit = call('closeDiaryVisit', {
  method: 'POST',
  summary: 'Note what came of a visit that you arranged by telephone, once it has begun.',
  who: ['Implanter'],
  input: z.strictObject({ id: Id, outcome: DiaryOutcome }),
  output: z.null(),
  says: 'It’s noted in your diary',
  refuses: {
    noSuchVisit: [404, 'We can’t find this visit in your diary'],
    notYet: [409, 'You can note what came of a visit once it has begun'],
  },
})

export const removeDiaryVisit = call('removeDiaryVisit', {
  method: 'POST',
  summary: 'Take a visit out of your diary. Others can book the time again.',
  who: ['Implanter'],
  input: z.strictObject({ id: Id }),
  output: z.null(),
  says: 'It’s out of your diary',
  refuses: { noSuchVisit: [404, 'We can’t find this visit in your diary'] },
})

export const answerBooking = call('answerBooking', {
  method: 'POST',
  summary: 'Say yes or no to a visit you’re asked for. Where you say no, the whole deposit goes back.',
  who: 'signed-in',
  input: z.strictObject({ bookingId: Id, answer: z.enum(['confirm', 'decline']), reason: OptionalProse(500).default('') }),
  output: z.object({ status: BookingStatus }),
  says: 'Saved',
  refuses: {
    noSuchBooking,
    notBookable: [403, 'You need to be verified and insured to say yes. Your profile shows what’s missing.', 'BOOK-13'],
    tooLate: [409, 'This visit should have begun already', 'BOOK-4'],
    bankHolds,
  },
})

export const moveBooking = call('moveBooking', {
  method: 'POST',
  summary:
    'Move your visit to another free time until 24 hours before it. Later, and as the implanter, you propose a time to the other side.',
  who: 'signed-in',
  input: z.strictObject({ bookingId: Id, startsAt: StartsAt }),
  output: z.object({ status: BookingStatus, startsAt: Moment }),
  says: 'Saved',
  refuses: {
    noSuchBooking,
    tooLate: [409, 'This visit should have begun already', MOVED.clause],
    sameTime: [400, 'Choose another time than the one you have'],
    noSuchImplanter,
    notBookable,
    bankHolds,
    tooSoon,
    tooFarAhead,
    closed,
    slotTaken,
  },
  limit: { times: 30, seconds: 3600 },
})

export const answerProposal = call('answerProposal', {
  method: 'POST',
  summary: 'Agree to the time that the other side has proposed, or keep the time you have.',
  who: 'signed-in',
  input: z.strictObject({ bookingId: Id, agree: z.boolean() }),
  output: z.object({ status: BookingStatus, startsAt: Moment }),
  says: 'Saved',
  refuses: {
    noSuchBooking,
    ownProposal: [409, 'You proposed this time, so the other side has to answer', 'BOOK-5'],
    notBookable,
    bankHolds,
    tooLate: [409, 'This time is over. Propose another one.', 'BOOK-5'],
  },
})

export const cancelBooking = call('cancelBooking', {
  method: 'POST',
  summary:
    'Cancel a visit. As the implanter you give the whole deposit back, and the customer may get a registration; as the customer you get it back by how long before it you cancel.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ bookingId: Id, reason: OptionalProse(500).default('') }),
  output: z.object({ status: BookingStatus, refunded: Money }),
  says: 'The visit is cancelled',
  refuses: { noSuchBooking, tooLate: [409, 'This visit should have begun already', 'BOOK-6'] },
})

export const closeBooking = call('closeBooking', {
  method: 'POST',
  summary: 'Say that you’re there, and how the visit went: chipped, not chipped and why, or no one was there.',
  who: 'signed-in',
  input: z.strictObject({
    bookingId: Id,
    outcome: asking('Choose how it went', z.enum(['arrived', 'implanted', 'couldNotImplant', 'noShow'])),
    couldNot: CouldNot.optional(),
    reason: OptionalProse(500).default(''),
  }),
  output: z.object({ status: BookingStatus, refunded: Money }),
  says: 'Saved',
  refuses: {
    noSuchBooking,
    whyNeeded: [400, 'Choose why the animals couldn’t be chipped'],
    ...OUTCOME_REFUSED,
  },
})

export const reportAbsence = call('reportAbsence', {
  method: 'POST',
  summary: 'Say that the implanter didn’t come. They can contest it for 3 days; otherwise your whole deposit goes back.',
  who: 'signed-in',
  input: z.strictObject({ bookingId: Id, words: Prose(1000, 'Say what happened') }),
  output: z.object({ status: BookingStatus }),
  says: 'We’ve asked the implanter',
  refuses: {
    noSuchBooking,
    saidAlready: [409, ABSENCE_WORDS.saidAlready, 'BOOK-15'],
    notYet: [409, ABSENCE_WORDS.notYet, 'BOOK-15'],
    tooLate: [409, ABSENCE_WORDS.tooLate, 'BOOK-15'],
  },
})

export const answerAbsence = call('answerAbsence', {
  method: 'POST',
  summary: 'Answer a customer who says that you didn’t come: agree, and their deposit goes back, or say what happened, and we settle it.',
  who: 'signed-in',
  input: z.strictObject({
    bookingId: Id,
    answer: asking('Choose what happened', z.enum(['agree', 'contest'])),
    words: OptionalProse(1000).default(''),
  }),
  output: z.object({ status: BookingStatus, refunded: Money }),
  says: 'Saved',
  refuses: { noSuchBooking, wordsNeeded: [400, 'Say what happened, so that we can settle it', 'BOOK-16'] },
})

export const reviewBooking = call('reviewBooking', {
  method: 'POST',
  summary: 'Say how a visit was, from 1 to 5 stars and in your words, once. The implanter can answer.',
  who: 'signed-in',
  input: z.strictObject({
    bookingId: Id,
    stars: asking('Choose how many stars', z.int().min(1).max(5)),
    words: Prose(1000, 'Say in a few words how the visit was'),
  }),
  output: z.object({ reviewId: Id }),
  says: 'Thank you. Your review is on the implanter’s page',
  refuses: {
    noSuchBooking,
    notYet: [409, 'You can review a visit once your animal has been chipped', 'BOOK-14'],
    reviewedAlready: [409, 'You’ve already reviewed this visit', 'BOOK-14'],
  },
})

export const answerReview = call('answerReview', {
  method: 'POST',
  summary: 'Answer what a customer said of your visit, once.',
  who: 'signed-in',
  input: z.strictObject({ bookingId: Id, words: Prose(1000, 'Enter your answer') }),
  output: z.null(),
  says: 'Your answer is below the review',
  refuses: { noSuchBooking, nothingToAnswer: [409, 'There’s no review of this visit to answer', 'BOOK-14'] },
})

export const getBookingTerms = call('getBookingTerms', {
  method: 'GET',
  summary: 'On which terms and when you can be booked, and the secret address of your calendar.',
  who: ['Implanter'],
  input: Nothing,
  output: z.object({
    /** Null until you’ve saved them once; `usual` is what to begin with. */
    terms: Terms.nullable(),
    usual: Terms.partial({ address: true }),
    ...BookingHours.shape,
    /** The days on which your profile says that you’re away. */
    away: z.object({ from: z.string(), to: z.string() }).nullable(),
    calendar: z.string().nullable(),
    /** Why you can’t be booked although you’d like to be; null where you can. */
    hindrance: z.string().nullable(),
  }),
  says: 'Your terms',
  refuses: {},
  topics: [availability],
})

export const updateBookingTerms = call('updateBookingTerms', {
  method: 'POST',
  summary: 'Say on which terms you can be booked. People see your name, your words, your prices and your town.',
  who: ['Implanter'],
  acting: 'manager',
  input: Terms,
  output: z.null(),
  says: 'Saved',
  refuses: {
    notVerified,
    notInsured: [403, 'You need insurance that hasn’t ended to be booked. Add it on your profile.', 'BOOK-13'],
    visitNeeded: [400, 'Choose where you see animals: at your clinic, at people’s homes, or both'],
    dbsInFuture: [400, 'The date on your DBS certificate must be today or earlier', 'BOOK-18'],
    depositTooSmall: [400, 'A deposit is £1 or more. Enter 0 for none.'],
    noSuchPlace,
    placesDown,
  },
})

export const saveBookingHours = call('saveBookingHours', {
  method: 'POST',
  summary: 'Say when you can be booked each week, and on which days other hours or none count. Visits that are booked stay.',
  who: ['Implanter'],
  input: BookingHours,
  /** How many visits are booked on days that are now off: they stay. */
  output: z.object({ stay: z.int() }),
  says: 'Hours saved',
  refuses: { termsFirst: [409, 'Save your terms first, then your hours', 'BOOK-13'] },
})

export const renewBookingCalendar = call('renewBookingCalendar', {
  method: 'POST',
  summary: 'Make a new secret address for your calendar. The old one stops working.',
  who: ['Implanter'],
  acting: 'owner',
  input: Nothing,
  output: z.object({ calendar: z.string() }),
  says: 'Your calendar has a new address',
  refuses: { termsFirst: [409, 'Save your terms first', 'BOOK-13'] },
})

export const getPayouts = call('getPayouts', {
  method: 'GET',
  summary: 'What we owe you of the deposits you may keep, what we’ve paid you, and to which account.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ ...paging('-createdAt', 'createdAt', '-amount', 'amount') }),
  output: pageOf(Payout).extend({
    /** The last three digits of your account number; null until you’ve given us one. */
    account: z.object({ ending: z.string(), changedAt: Moment }).nullable(),
    /** Not in a payout yet; below zero where more went back than you may keep. */
    due: z.object({ pence: z.int(), currency: z.literal('GBP') }),
  }),
  says: 'Your payouts',
  refuses: {},
  topics: [payouts, appointments],
})

export const getPayoutVisits = call('getPayoutVisits', {
  method: 'GET',
  summary: 'The visits of one of your payouts; without one, the visits whose deposits we owe you now.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({ ...paging('startsAt', '-startsAt', '-amount', 'amount'), payoutId: Id.optional() }),
  output: pageOf(PaidVisit),
  says: 'Visits of the payout',
  refuses: { noSuchPayout: [404, 'We can’t find this payout in your account'] },
  topics: [payouts, appointments],
})

export const getPayoutYears = call('getPayoutYears', {
  method: 'GET',
  summary: 'What you implanted and what we paid you, by tax year (6 April to 5 April) and by calendar year.',
  who: 'signed-in',
  acting: 'manager',
  input: Nothing,
  output: z.object({ tax: z.array(PayoutYear), calendar: z.array(PayoutYear) }),
  says: 'Your years in figures',
  refuses: {},
  topics: [payouts],
})

export const savePayoutAccount = call('savePayoutAccount', {
  method: 'POST',
  summary: 'Say to which UK bank account we pay you. We ask for your password, and write to you.',
  who: 'signed-in',
  acting: 'manager',
  input: z.strictObject({
    holderName: asking('Enter the name on the account', Line(100)),
    sortCode: SortCode,
    accountNumber: AccountNumber,
    password: z.string('Enter your password').min(1, 'Enter your password').max(1000),
  }),
  output: z.object({ ending: z.string() }),
  says: 'Bank account saved',
  refuses: {
    notImplanter: [404, 'Your account has no implanter profile, so there’s nothing to pay out'],
    wrongPassword: [403, 'That isn’t your current password'],
  },
  limit: { times: 10, seconds: 3600 },
})
