import * as z from 'zod'
import { holdPayment } from '#features/payments/holdPayment.ts'
import { later } from '#platform/clock/clock.ts'
import { inSavepoint } from '#platform/database/savepoint.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { keepTime } from '../keepTime.ts'
import { bookingLife } from '../lifecycle.ts'
import { makeUp } from '../makeUp.ts'
import { didNotCome, requestExpired, stillToAnswer, timeKept, youDidNotAnswer, youDidNotCome } from '../messages.ts'
import { type BookingRow, lockBooking } from '../queries.ts'
import { refundDeposit } from '../refundDeposit.ts'
import { releaseHeld } from '../releaseHeld.ts'
import { sidesOf } from '../sides.ts'

type Tools = JobContext<Record<string, never>>

/** BOOK-4, BOOK-5, BOOK-16: ends what nobody paid for or answered, and reminds an implanter who has half of their time left. */
export default job({
  name: 'endBookingWaits',
  schedule: '* * * * *',
  data: z.object({}),
  work: async (context) => {
    const { now } = context
    await releaseHeld(context)
    const over = await waiting(context, now)
    for (const { id } of over) await apart(context, id, () => endWait(context, id))
    const slow = await waiting(context, later(now, { hours: REMIND_HOURS }))
    for (const booking of slow)
      if (booking.status === 'requested' && booking.reminded === 0) await apart(context, booking.id, () => remind(context, booking))
  },
})

const REMIND_HOURS = 12

/** One booking that can't be dealt with holds up no other: the operator is told, and the next run tries it again. */
const apart = ({ db, services }: Tools, bookingId: string, work: () => Promise<void>) =>
  inSavepoint(db, work).catch((error: unknown) => services.alarm('A booking couldn’t be ended', { bookingId, error: String(error) }))

/** What waits for an answer until a moment. */
const waiting = ({ db }: Tools, until: Date) =>
  db
    .selectFrom('booking')
    .selectAll()
    .where('status', 'in', ['requested', 'rescheduled', 'absenceReported'])
    .where('answerBy', '<=', until)
    .orderBy('answerBy')
    .limit(200)
    .execute()

/** The payment is held first, as whoever hears from the provider does. */
async function endWait(context: Tools, bookingId: string): Promise<void> {
  const { db, now, transition, notify } = context
  await holdPayment(db, bookingId)
  const booking = await lockBooking(db, bookingId)
  if (!booking?.answerBy || booking.answerBy > now) return
  if (booking.status === 'rescheduled' && booking.confirmedAt) return keepOldTime(context, booking)
  if (booking.status === 'absenceReported') return takeAsTrue(context, booking)
  if (booking.status !== 'requested' && booking.status !== 'rescheduled') return
  await transition(bookingLife, 'expire', bookingId, 'clock')
  const refunded = await refundDeposit(context, bookingId, booking.depositPence, 'The implanter didn’t answer')
  const sides = await sidesOf(db, booking)
  await notify(booking.customerId, requestExpired(sides, refunded))
  await notify(booking.implanterId, youDidNotAnswer(sides))
}

async function keepOldTime(context: Tools, booking: BookingRow): Promise<void> {
  const { db, notify } = context
  await keepTime(context, booking, 'clock')
  const by = booking.proposedBy ?? 'customer'
  await notify(by === 'implanter' ? booking.implanterId : booking.customerId, timeKept(await sidesOf(db, booking), by))
}

/** BOOK-16 An implanter who doesn't answer lets it stand that they didn't come. */
async function takeAsTrue(context: Tools, booking: BookingRow): Promise<void> {
  const { db, transition, notify } = context
  await transition(bookingLife, 'admitAbsence', booking.id, 'clock')
  const madeUp = await makeUp(context, booking, 'The implanter didn’t come')
  const sides = await sidesOf(db, booking)
  await notify(booking.customerId, didNotCome(sides, madeUp))
  await notify(booking.implanterId, youDidNotCome(sides))
}

async function remind({ db, notify }: Tools, booking: BookingRow): Promise<void> {
  const reminded = await db
    .updateTable('booking')
    .set({ reminded: 1 })
    .where('id', '=', booking.id)
    .where('reminded', '=', 0)
    .returning('id')
    .executeTakeFirst()
  if (reminded) await notify(booking.implanterId, stillToAnswer(await sidesOf(db, booking)))
}
