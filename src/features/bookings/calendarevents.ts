import type { Selectable } from 'kysely'
import type { DiaryVisit } from '#database/types.ts'
import type { Db } from '#platform/database/db.ts'
import { paths } from '#src/paths.ts'
import type { CalendarEvent } from './calendar.ts'
import { addressFor, bookingsOf, type FullRow, willMeet } from './rows.ts'
import { KeptAddress, type Side } from './shapes.ts'
import { animalsOf, animalWords } from './sides.ts'
import { addressLine } from './terms.ts'

const TENTATIVE: ReadonlySet<string> = new Set(['held', 'requested'])
const CANCELLED: ReadonlySet<string> = new Set([
  'declined',
  'expired',
  'cancelledByCustomer',
  'cancelledByImplanter',
  'cancelledByStaff',
  'revoked',
  'noShow',
  'implanterNoShow',
])

/** How a calendar has to take a visit. */
const statusIn = (status: string) => (CANCELLED.has(status) ? 'CANCELLED' : TENTATIVE.has(status) ? 'TENTATIVE' : 'CONFIRMED')

/** A visit in the calendar of one of its sides. */
export function calendarEvent(row: FullRow, side: Side, publicUrl: string): CalendarEvent {
  const { id, sequence, status, statusAt, startsAt, endsAt } = row
  const isMeeting = willMeet(row)
  const animals = animalWords(animalsOf(row))
  const other = side === 'implanter' ? row.customerName : row.publicName || row.implanterName
  const url = publicUrl + (side === 'implanter' ? paths.implanterBooking(id) : paths.booking(id))
  return {
    uid: `${id}@${new URL(publicUrl).hostname}`,
    sequence,
    changedAt: statusAt,
    startsAt,
    endsAt,
    status: statusIn(status),
    summary: `Microchipping: ${other}`,
    description: [`For ${animals}.`, ...(row.notes && isMeeting ? [row.notes] : []), url].join('\n'),
    location: isMeeting ? (addressFor(row, side, isMeeting) ?? '') : '',
    url,
  }
}

type DiaryRow = Pick<
  Selectable<DiaryVisit>,
  'id' | 'createdAt' | 'changedAt' | 'startsAt' | 'endsAt' | 'name' | 'phone' | 'animals' | 'notes' | 'address'
>

/** A visit that was arranged by telephone, in the implanter's calendar. */
export function diaryEvent({ id, createdAt, changedAt, startsAt, endsAt, address, ...typed }: DiaryRow, publicUrl: string): CalendarEvent {
  const url = publicUrl + paths.implanterBookings
  const at = KeptAddress.nullable().parse(address)
  return {
    uid: `${id}@${new URL(publicUrl).hostname}`,
    // Grows with each change, as calendars ask for.
    sequence: changedAt ? Math.floor((changedAt.getTime() - createdAt.getTime()) / 1000) + 1 : 0,
    changedAt: changedAt ?? createdAt,
    startsAt,
    endsAt,
    status: 'CONFIRMED',
    summary: `Microchipping: ${typed.name}`,
    description: [typed.phone, typed.animals, typed.notes, url].filter(Boolean).join('\n'),
    location: at ? addressLine(at) : '',
    url,
  }
}

/** The visit of one side; null where there is none, or it was never confirmed. */
export const visitOfSide = (db: Db, bookingId: string, side: Side) =>
  db
    .selectFrom('booking')
    .select(['implanterId', 'customerId'])
    .where('id', '=', bookingId)
    .executeTakeFirst()
    .then((booking) =>
      booking
        ? bookingsOf(db, side, side === 'implanter' ? booking.implanterId : booking.customerId)
            .where('booking.id', '=', bookingId)
            .executeTakeFirst()
        : undefined,
    )

/** What stands in an implanter's calendar: from a month ago on, and what was cancelled since, so that it goes from there. */
export const visitsOf = (db: Db, implanterId: string, from: Date) =>
  bookingsOf(db, 'implanter', implanterId)
    .where('booking.status', '<>', 'held')
    .where('booking.startsAt', '>=', from)
    .orderBy('booking.startsAt')
    .orderBy('booking.id')
    .limit(1000)
    .execute()

/** The same of visits that were arranged by telephone. */
export const diaryOf = (db: Db, implanterId: string, from: Date) =>
  db
    .selectFrom('diaryVisit')
    .selectAll()
    .where('implanterId', '=', implanterId)
    .where('startsAt', '>=', from)
    .orderBy('startsAt')
    .limit(1000)
    .execute()
