import { giveRegistration } from '#features/plans/giveRegistration.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
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

/**
 * BOOK-7, BOOK-16 All of the deposit goes back, and where the implanter had said yes the customer gets a registration: once a year for each
 * implanter, so that two people can't make registrations by booking each other. The caller holds the booking and its payment.
 */
export async function makeUp(tools: TransactionContext, booking: BookingRow, reason: string): Promise<MadeUp> {
  const { db, now } = tools
  const refunded = await refundDeposit(tools, booking.id, booking.depositPence, reason)
  if (!booking.confirmedAt || (await hasCredit(db, booking, now))) return { refunded, credited: false }
  const creditBatchId = await giveRegistration(db, booking.customerId, now)
  await db.updateTable('booking').set({ creditBatchId }).where('id', '=', booking.id).execute()
  return { refunded, credited: true }
}

/** Holds the customer's account, so that two visits that end at once give one registration. */
async function hasCredit(db: Db, { customerId, implanterId }: BookingRow, now: Date): Promise<boolean> {
  await db.selectFrom('account').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
  const given = await db
    .selectFrom('booking')
    .innerJoin('creditBatch', 'creditBatch.id', 'booking.creditBatchId')
    .select('booking.id')
    .where('booking.customerId', '=', customerId)
    .where('booking.implanterId', '=', implanterId)
    .where('creditBatch.createdAt', '>', earlier(now, YEAR))
    .executeTakeFirst()
  return given !== undefined
}
