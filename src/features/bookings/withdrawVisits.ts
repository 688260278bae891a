import { sql } from 'kysely'
import { holdPayment } from '#features/payments/holdPayment.ts'
import type { ProfileType } from '#platform/contract/call.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { bookingLife } from './lifecycle.ts'
import { visitsWithdrawn, visitWithdrawn } from './messages.ts'
import { lockBooking } from './queries.ts'
import { refundDeposit } from './refundDeposit.ts'
import { type Sides, sidesOf } from './sides.ts'

const TO_COME = ['held', 'requested', 'confirmed', 'rescheduled'] as const
const isToCome = (status: string) => TO_COME.some((one) => one === status)

/** BOOK-19: calls off what an implanter has to come whom Staff don't verify any more, and tells both sides. */
export async function withdrawVisits(tools: TransactionContext, { accountId, type }: { accountId: string; type: ProfileType }) {
  if (type !== 'Implanter') return
  const { db, now, notify } = tools
  const toCome = await db
    .selectFrom('booking')
    .select('id')
    .where('implanterId', '=', accountId)
    .where('status', 'in', TO_COME)
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .orderBy('id')
    .execute()
  const told: Sides[] = []
  for (const { id } of toCome) told.push(...(await withdraw(tools, id)))
  if (told.length > 0) await notify(accountId, visitsWithdrawn(told))
}

/** What the implanter is told of it: nothing where the time was only held, or the visit has ended in the meantime. */
async function withdraw(tools: TransactionContext, bookingId: string): Promise<Sides[]> {
  const { db, transition, notify } = tools
  await holdPayment(db, bookingId)
  const booking = await lockBooking(db, bookingId)
  if (!booking || !isToCome(booking.status)) return []
  await transition(bookingLife, 'withdraw', bookingId, 'Staff')
  await db.updateTable('booking').set({ answerBy: null, sequence: sql`sequence + 1` }).where('id', '=', bookingId).execute()
  const refunded = await refundDeposit(tools, bookingId, booking.depositPence, 'The implanter isn’t verified any more')
  const sides = await sidesOf(db, booking)
  await notify(booking.customerId, visitWithdrawn(sides, { refunded, wasConfirmed: booking.confirmedAt !== null }))
  return booking.status === 'held' ? [] : [sides]
}
