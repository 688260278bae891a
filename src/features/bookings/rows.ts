import type * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionServices } from '#platform/server/services.ts'
import { signedUrl } from '#platform/server/signedurl.ts'
import { paths } from '#src/paths.ts'
import { BLOCKING } from './lifecycle.ts'
import { goesBackOn, mayOf } from './policy.ts'
import { type Booking, KeptAddress, PriceLine, type Side } from './shapes.ts'
import { animalsOf } from './sides.ts'
import { addressLine } from './terms.ts'

/** The visits of one side, with the other side's name and number, what was paid, and the review. */
export const bookingsOf = (db: Db, side: Side, accountId: string) =>
  db
    .selectFrom('booking')
    .innerJoin('account as customer', 'customer.id', 'booking.customerId')
    .innerJoin('account as implanter', 'implanter.id', 'booking.implanterId')
    .leftJoin('bookingTerms', 'bookingTerms.accountId', 'booking.implanterId')
    .leftJoin('bookingReview as review', 'review.bookingId', 'booking.id')
    .leftJoin('payment', (join) => join.onRef('payment.thingId', '=', 'booking.id').on('payment.paidAt', 'is not', null))
    .selectAll('booking')
    .select(['customer.name as customerName', 'customer.mobile as customerMobile', 'customer.email as customerEmail'])
    .select([
      'implanter.name as implanterName',
      'implanter.mobile as implanterMobile',
      'bookingTerms.publicName',
      'bookingTerms.publicPhone',
    ])
    .select(['review.id as reviewId', 'review.stars', 'review.words', 'review.createdAt as reviewedAt', 'review.reply', 'review.repliedAt'])
    .select(['payment.pence as paidPence', 'payment.refundedPence'])
    .where(side === 'implanter' ? 'booking.implanterId' : 'booking.customerId', '=', accountId)

export type FullRow = Awaited<ReturnType<ReturnType<typeof bookingsOf>['executeTakeFirstOrThrow']>>

interface Looking {
  side: Side
  now: Date
  codes: TransactionServices['codes']
}

/** For how long the link to a calendar file works, in seconds: the page may stand open for a day. */
const CALENDAR_SECONDS = 86_400

/** The states in which both sides know how to find each other. */
const MEETING: ReadonlySet<string> = new Set(['confirmed', 'rescheduled', 'arrived'])

/** Whether the two sides are about to meet: until then, and after it, neither has the other’s address, number or notes for it. */
export const willMeet = ({ confirmedAt, status }: Pick<FullRow, 'confirmedAt' | 'status'>) => confirmedAt !== null && MEETING.has(status)

/** A visit, as one of its sides sees it. */
export function bookingFor(row: FullRow, { side, now, codes }: Looking): z.input<typeof Booking> {
  const { id, status, visit, startsAt, endsAt, implanterId, notes, metres, travelMinutes, answerBy, couldNot, reason, createdAt } = row
  const { statusAt, proposedBy, absentAt } = row
  const said = { reviewed: row.reviewId !== null, replied: row.reply !== null }
  const standing = { status, statusAt, startsAt, endsAt, proposedBy, absentAt, ...said }
  const isMeeting = willMeet(row)
  const paid = row.paidPence ?? 0
  const goesBack = side === 'implanter' ? paid : goesBackOn(row, now)
  return {
    id,
    status,
    side,
    visit,
    startsAt,
    endsAt,
    implanterId,
    with: side === 'implanter' ? row.customerName : row.publicName || row.implanterName,
    animals: animalsOf(row),
    notes: side === 'customer' || isMeeting || status === 'requested' ? notes : '',
    address: addressFor(row, side, isMeeting),
    phone: isMeeting ? (side === 'implanter' ? row.customerMobile : row.publicPhone || row.implanterMobile) : null,
    metres,
    travelMinutes,
    price: { lines: PriceLine.array().parse(row.lines), total: money(row.pence), deposit: money(row.depositPence) },
    paid: money(paid),
    goesBack: money(Math.max(0, Math.min(goesBack, paid - (row.refundedPence ?? 0)))),
    toCome: isBlocking(status) && endsAt > now,
    answerBy,
    proposal: proposalOf(row),
    couldNot,
    reason,
    keeper: side === 'implanter' && mayRegister(row, now) ? { email: row.customerEmail ?? '', mobile: row.customerMobile ?? '' } : null,
    partnerId: row.confirmedAt ? (side === 'implanter' ? row.customerId : implanterId) : null,
    absence: absentAt && { at: absentAt, words: row.absentWords, answer: row.contestWords },
    credited: side === 'customer' && row.creditBatchId !== null,
    review: reviewOf(row),
    calendar: row.confirmedAt ? signedUrl(paths.calendarFile(id, side), codes, now, CALENDAR_SECONDS) : null,
    createdAt,
    can: mayOf(standing, side, now),
  }
}

const isBlocking = (status: FullRow['status']) => BLOCKING.some((one) => one === status)

const REGISTER_DAYS = 30
const CHIPPING: ReadonlySet<string> = new Set(['confirmed', 'arrived', 'implanted'])

/** Who has chipped the animals registers them in the customer's name: they know how to reach them from when the visit begins, for a month. */
const mayRegister = ({ status, startsAt, endsAt, confirmedAt }: FullRow, now: Date) =>
  confirmedAt !== null && CHIPPING.has(status) && startsAt <= now && now < later(endsAt, { days: REGISTER_DAYS })

/** Whoever lives or works there sees the address, and the other side once the implanter has said yes; until then the town. */
export function addressFor({ address, visit }: FullRow, side: Side, isMeeting: boolean): string | null {
  if (!address) return null
  const read = KeptAddress.parse(address)
  const isOwn = (visit === 'home') === (side === 'customer')
  return isOwn || isMeeting ? addressLine(read) : read.town
}

function proposalOf({ proposedAt, proposedBy, startsAt, endsAt }: FullRow) {
  if (!proposedAt || !proposedBy) return null
  return { startsAt: proposedAt, endsAt: new Date(proposedAt.getTime() + endsAt.getTime() - startsAt.getTime()), by: proposedBy }
}

function reviewOf({ reviewId, stars, words, reviewedAt, reply, repliedAt, customerName }: FullRow) {
  if (!reviewId || stars === null || words === null || !reviewedAt) return null
  return { id: reviewId, stars, words, by: firstName(customerName), at: reviewedAt, reply, repliedAt }
}

export const firstName = (name: string) => name.split(' ')[0] ?? name

export const money = (pence: number) => ({ pence, currency: 'GBP' as const })
