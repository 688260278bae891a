import { giveRegistration } from '#features/plans/giveRegistration.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import type { BookingRow } from './queries.ts'
import { refundDeposit } from './refundDeposit.ts'

/** What a customer gets whose implanter called the visit off or didn't come. */
export interface MadeUp {
  /** Pence of the deposit that go back. */
  refunded: number
  /** Whether they got a registration as well. */
  credited: boolean
}

const YEAR = { days: 365 }
/** How many registrations are given for the visits of one implanter in so many days. */
const MOST_CREDITS = 3
const CREDIT_SPAN = { days: 90 }

/**
 * BOOK-7, BOOK-16 All of the deposit goes back, and where the implanter had said yes the customer gets a registration: once a year for each
 * implanter, and three in 90 days for all the visits of one, so that people can't make registrations by booking each other. The caller holds
 * the booking and its payment.
 */
export async function makeUp(tools: TransactionContext, booking: BookingRow, reason: string): Promise<MadeUp> {
  const { db, now } = tools
  const refunded = await refundDeposit(tools, booking.id, booking.depositPence, reason)
  if (!booking.confirmedAt || (await isSpent(db, booking, now))) return { refunded, credited: false }
  const creditBatchId = await giveRegistration(db, booking.customerId, now)
  await db.updateTable('booking').set({ creditBatchId }).where('id', '=', booking.id).execute()
  return { refunded, credited: true }
}

/** Whether this customer, or this implanter, has had what there is. Visits of one implanter that end at once follow each other. */
async function isSpent(db: Db, { customerId, implanterId }: BookingRow, now: Date): Promise<boolean> {
  await oneAtATime(db, `credits/${implanterId}`)
  const given = await db
    .selectFrom('booking')
    .innerJoin('creditBatch', 'creditBatch.id', 'booking.creditBatchId')
    .select(['booking.customerId', 'creditBatch.createdAt'])
    .where('booking.implanterId', '=', implanterId)
    .where('creditBatch.createdAt', '>', earlier(now, YEAR))
    .execute()
  const lately = given.filter(({ createdAt }) => createdAt > earlier(now, CREDIT_SPAN))
  return lately.length >= MOST_CREDITS || given.some((one) => one.customerId === customerId)
}
