import * as z from 'zod'
import { earlier, later } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { reminder } from '../messages.ts'
import type { BookingRow } from '../queries.ts'
import { sidesOf } from '../sides.ts'

/** Reminds both sides a day and two hours before a visit. One that was made later than that has no such reminder. */
export default job({
  name: 'remindOfBookings',
  schedule: '*/5 * * * *',
  data: z.object({}),
  work: async (context) => {
    const { db, now } = context
    const coming = await db
      .selectFrom('booking')
      .selectAll()
      .where('status', '=', 'confirmed')
      .where('startsAt', '>', now)
      .where('startsAt', '<=', later(now, { hours: DAY }))
      .where('reminded', '<', 2)
      .orderBy('startsAt')
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const booking of coming) await remind(context, booking)
  },
})

const DAY = 24
const SHORTLY = 2

async function remind({ db, now, notify }: JobContext<Record<string, never>>, booking: BookingRow): Promise<void> {
  const isShortly = booking.startsAt <= later(now, { hours: SHORTLY })
  const reminded = isShortly ? 2 : 1
  if (booking.reminded >= reminded) return
  await db.updateTable('booking').set({ reminded }).where('id', '=', booking.id).execute()
  const due = earlier(booking.startsAt, { hours: isShortly ? SHORTLY : DAY })
  if (!booking.confirmedAt || booking.confirmedAt > due) return
  const sides = await sidesOf(db, booking)
  for (const side of ['customer', 'implanter'] as const)
    await notify(side === 'implanter' ? booking.implanterId : booking.customerId, reminder(sides, side, isShortly ? 'hours' : 'day'))
}
