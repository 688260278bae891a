import * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { isSwitchedOn } from '#platform/server/flags.ts'
import { spinLife } from '../lifecycle.ts'
import { prizeWaits } from '../messages.ts'
import { unclaimed } from '../queries.ts'

/** Days before a prize lapses on which its winner is reminded. */
const REMIND_DAYS = 7

/** WHEEL-3 Prizes that nobody has claimed lapse; their winners are reminded before. While the wheel is off its page is closed, so none lapses. */
export default job({
  name: 'lapseWheelPrizes',
  schedule: '20 9 * * *',
  data: z.object({}),
  work: async ({ db, now, transition, notify }) => {
    if (!(await isSwitchedOn(db, 'wheel'))) return
    for (const { id } of await unclaimed(db, now)) await transition(spinLife, 'lapse', id, 'clock')
    const soon = await unclaimed(db, later(now, { days: REMIND_DAYS }))
    for (const spin of soon) {
      if (spin.remindedAt) continue
      await db.updateTable('wheelSpin').set({ remindedAt: now }).where('id', '=', spin.id).execute()
      await notify(spin.accountId, prizeWaits(spin))
    }
  },
})
