import * as z from 'zod'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { certificateLife, EXPIRING_DAYS } from '../lifecycle.ts'
import { refresherDue, refresherMissed } from '../messages.ts'
import { orderingUntil, stateOn } from '../policy.ts'

/** ACAD-20, ACAD-21: reminds holders of their refresher, 90 days before it is due and once it is missed. */
export default job({
  name: 'watchCertificates',
  schedule: '20 6 * * *',
  data: z.object({}),
  work: async ({ db, now, transition, notify }) => {
    const today = londonDate(now)
    const held = await db
      .selectFrom('implanterCertificate')
      .select(['id', 'status', 'number', 'holderId', 'refreshBy'])
      .where('status', 'in', ['valid', 'expiring'])
      .where('refreshBy', '<=', daysAfter(today, EXPIRING_DAYS))
      .orderBy('refreshBy')
      .limit(1000)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, status, number, holderId, refreshBy } of held) {
      const state = stateOn(refreshBy, today)
      if (state === status || state === 'valid') continue
      await transition(certificateLife, state === 'expired' ? 'passDue' : 'comeDue', id, 'clock')
      const words =
        state === 'expired' ? refresherMissed({ number, orderingUntil: orderingUntil(refreshBy) }) : refresherDue({ number, refreshBy })
      await notify(holderId, words)
    }
  },
})
