import * as z from 'zod'
import { Away } from '#features/accounts/shapes.ts'
import { Species } from '#knowledge/animals/shape.ts'
import { Clock } from '#platform/clock/hours.ts'
import { DAYS } from '#platform/clock/weekdays.ts'
import { Address, PublicPhone } from '#platform/contract/contacts.ts'
import { Id, IsoDate, May, Moment, Money, Name, Needed, OptionalLine, OptionalProse } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { bookingLife, payoutLife } from './lifecycle.ts'

export const BookingStatus = z.enum(statesOf(bookingLife))

/** Where a visit is. */
export const VisitKind = asking('Choose where the visit is', z.enum(['clinic', 'home']))
export type VisitKind = z.output<typeof VisitKind>

/** From one time to another in London; past midnight where the second is not after the first. */
export const Opening = z.strictObject({ from: Clock, to: Clock, visit: z.enum(['clinic', 'home', 'both']).default('both') })
export type Opening = z.output<typeof Opening>

const WeeklyOpening = Opening.extend({ day: z.enum(DAYS) })

/** Days on which other hours count than each week, or none. */
export const Exception = z
  .strictObject({
    from: asking('Enter the first day', IsoDate),
    to: asking('Enter the last day', IsoDate),
    hours: z.array(Opening).max(6).default([]),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day must be the first day or later' })
export type Exception = z.output<typeof Exception>

const pounds = (what: string, most: number) =>
  z
    .int(`Enter ${what} in pounds, like 25 or 12.50`)
    .min(0)
    .max(most, `Enter ${what} of £${most / 100} or less`)
const whole = (what: string, least: number, most: number) =>
  z
    .int(`Enter ${what} as a whole number`)
    .min(least, `Enter ${what} from ${least} to ${most}`)
    .max(most, `Enter ${what} from ${least} to ${most}`)

/** An address as it is kept. */
export const KeptAddress = z.object({ line1: z.string(), line2: z.string(), town: z.string(), county: z.string(), postcode: z.string() })

/** On which terms an implanter can be booked. Prices are in pence. */
export const Terms = z.strictObject({
  listed: z.boolean(),
  publicName: asking('Enter the name to show', Name(80)),
  about: OptionalProse(1000).default(''),
  /** For everyone to call; empty where they show none. */
  publicPhone: PublicPhone,
  address: Address,
  atClinic: z.boolean(),
  atHome: z.boolean(),
  clinicPence: pounds('the price', 100_000),
  homePence: pounds('the price', 100_000),
  furtherPence: pounds('the price', 100_000),
  kmPence: pounds('the price', 1_000),
  freeKm: whole('the kilometres', 0, 200),
  radiusKm: whole('the kilometres', 1, 200),
  depositPence: pounds('the deposit', 20_000),
  firstMinutes: whole('the minutes', 5, 240),
  furtherMinutes: whole('the minutes', 0, 240),
  bufferMinutes: whole('the minutes', 0, 240),
  noticeHours: whole('the hours', 0, 336),
  aheadDays: whole('the days', 1, 180),
  /** When the DBS certificate was issued that they say they have. */
  dbsOn: asking('Enter the date on your DBS certificate', IsoDate).nullable().default(null),
})
export type Terms = z.output<typeof Terms>

/** When an implanter can be booked. */
export const BookingHours = z.strictObject({ hours: z.array(WeeklyOpening).max(42), exceptions: z.array(Exception).max(60) })

/** An animal to chip: one that its keeper has on the register, or one that we don't know yet. */
export const AnimalToChip = z.strictObject({ petId: Id.optional(), name: asking('Enter its name', Name(60)), species: Species })
/** The same, as it is kept. */
export const BookedAnimal = z.object({ petId: z.string().nullable().default(null), name: z.string(), species: Species })

/** What a price is made of: the visit itself, the animals after the first, and the kilometres beyond the free ones. */
export const PriceLine = z.object({ kind: z.enum(['clinic', 'home', 'further', 'travel']), quantity: z.int(), pence: z.int() })
export type PriceLine = z.output<typeof PriceLine>

export const Price = z.object({ lines: z.array(PriceLine), total: Money, deposit: Money })

export const CouldNot = z.enum(['existingChip', 'ill', 'tooSmall', 'restraint', 'other'])
export const Side = z.enum(['implanter', 'customer'])
export type Side = z.output<typeof Side>

export const Slot = z.object({ startsAt: Moment, endsAt: Moment })

/** What somebody said of a visit, and what the implanter answered. */
export const Review = z.object({
  id: Id,
  stars: z.int(),
  words: z.string(),
  /** The first name of who wrote it. */
  by: z.string(),
  at: Moment,
  reply: z.string().nullable(),
  repliedAt: Moment.nullable(),
})

/** How an implanter is rated; null while no one has. */
const Rating = z.object({ mean: z.number(), count: z.int() }).nullable()

/** An implanter, as anybody sees them: no address, and no number but the one they show. */
export const PublicImplanter = z.object({
  id: Id,
  name: z.string(),
  about: z.string(),
  /** The number they show to everyone, where they do. */
  phone: z.string().nullable(),
  town: z.string(),
  atClinic: z.boolean(),
  atHome: z.boolean(),
  role: z.enum(['vet', 'vetNurse', 'trained']),
  /** The kinds of animals they can chip. */
  species: z.array(z.string()),
  certificate: z.string(),
  /** The day up to which they've told us they're insured. */
  insuredUntil: z.string(),
  /** The DBS certificate that they say they have, and when our staff saw it; null where they say nothing of one. */
  dbs: z.object({ on: z.string(), seenAt: Moment.nullable() }).nullable(),
  rating: Rating,
  away: Away.nullable(),
  /** About where they work. */
  place: z.object({ lat: z.number(), lng: z.number() }),
})

/** A visit, as one of its two sides sees it. */
export const Booking = z.object({
  id: Id,
  status: BookingStatus,
  /** Which side is looking. */
  side: Side,
  visit: VisitKind,
  startsAt: Moment,
  endsAt: Moment,
  implanterId: Id,
  /** Who the other side is. */
  with: z.string(),
  animals: z.array(BookedAnimal),
  notes: z.string(),
  /** Where it is; only the town until the implanter has said yes. */
  address: z.string().nullable(),
  /** How to ring the other side, once the implanter has said yes. */
  phone: z.string().nullable(),
  metres: z.int().nullable(),
  travelMinutes: z.int(),
  price: Price,
  /** What was paid for it, and what of that goes back when the one who looks cancels now. */
  paid: Money,
  goesBack: Money,
  /** Whether the visit is still to come, or under way: what's left of the price is paid at it. */
  toCome: z.boolean(),
  /** Until when somebody has to pay or answer. */
  answerBy: Moment.nullable(),
  proposal: z.object({ startsAt: Moment, endsAt: Moment, by: Side }).nullable(),
  couldNot: CouldNot.nullable(),
  reason: z.string().nullable(),
  /** How to reach the customer in whose name the chip is registered: for the implanter, from the visit on for a month. */
  keeper: z.object({ email: z.string(), mobile: z.string() }).nullable(),
  /** Whom to write to; null until the implanter has said yes. */
  partnerId: Id.nullable(),
  /** What the customer said who says that the implanter didn't come, and what the implanter said against it. */
  absence: z.object({ at: Moment, words: z.string(), answer: z.string() }).nullable(),
  /** Whether the customer who looks got a registration, because the implanter called the visit off or didn't come. */
  credited: z.boolean(),
  review: Review.nullable(),
  /** Where its calendar file is; null before it's asked for. */
  calendar: z.string().nullable(),
  createdAt: Moment,
  can: z.object({
    pay: May,
    answer: May,
    propose: May,
    move: May,
    answerProposal: May,
    cancel: May,
    arrive: May,
    close: May,
    missed: May,
    reportAbsence: May,
    answerAbsence: May,
    review: May,
    reply: May,
  }),
})

/** A visit that an implanter arranged by telephone, as they note it. */
export const DiaryEntry = z.strictObject({
  /** By London's clocks. */
  day: asking('Enter the day', IsoDate),
  from: asking('Enter when it begins', Clock),
  minutes: whole('how many minutes it takes', 5, 600),
  visit: VisitKind,
  /** Of a visit to a home. */
  address: Address.optional(),
  /** Left out, it's worked out from the address. */
  travelMinutes: whole('how many minutes the drive takes', 0, 240).optional(),
  name: Needed('Enter who it’s for', 100),
  phone: Needed('Enter a telephone number', 40).check(
    z.regex(/^\+?[\d\s()-]{6,}$/, 'Enter a telephone number, like 01295 123456 or 07700 900123'),
  ),
  animals: OptionalLine(200).default(''),
  notes: OptionalProse(1000).default(''),
})

/** What came of a visit that was arranged by telephone. */
export const DiaryOutcome = z.enum(['chipped', 'noOneThere'])

export const DiaryVisit = z.object({
  id: Id,
  visit: VisitKind,
  startsAt: Moment,
  endsAt: Moment,
  travelMinutes: z.int(),
  address: KeptAddress.nullable(),
  outcome: DiaryOutcome.nullable(),
  name: z.string(),
  phone: z.string(),
  animals: z.string(),
  notes: z.string(),
})

export const PayoutStatus = z.enum(statesOf(payoutLife))

const digits = (typed: string) => typed.replace(/[\s-]/g, '')

export const SortCode = z
  .string('Enter a sort code')
  .transform(digits)
  .pipe(z.string().regex(/^\d{6}$/, 'Enter a sort code: 6 digits, like 30-94-21'))
export const AccountNumber = z
  .string('Enter an account number')
  .transform(digits)
  .pipe(z.string().regex(/^\d{8}$/, 'Enter an account number: 8 digits. If yours is shorter, put zeros in front.'))

/** What an implanter is paid at once. */
export const Payout = z.object({
  id: Id,
  status: PayoutStatus,
  amount: Money,
  visits: z.int(),
  /** The days of its first and its last visit. */
  from: z.string(),
  to: z.string(),
  createdAt: Moment,
  /** When it was paid, and what stands on the transfer. */
  paidAt: Moment.nullable(),
  reference: z.string().nullable(),
})

/** What a year came to. An implant counts on the day of the implant, a payout on the day it was paid. */
export const PayoutYear = z.object({
  /** Both ends included. */
  from: z.string(),
  to: z.string(),
  implants: z.int(),
  payouts: z.int(),
  paid: Money,
})

/** What a visit adds to a payout, or takes off it. */
export const PaidVisit = z.object({
  bookingId: Id,
  startsAt: Moment,
  customer: z.string(),
  status: BookingStatus,
  amount: z.object({ pence: z.int(), currency: z.literal('GBP') }),
  /** What the customer paid, and how much of it has gone back to them since. */
  deposit: Money,
  refunded: Money,
})
