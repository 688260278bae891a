import { sql } from 'kysely'
import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { NETWORKS_KEPT_DAYS, SESSIONS_KEPT_DAYS } from '../kit/kept.ts'

/** Removes what was kept only to judge a try that is long over. Ended sessions stay for the export a quarter of a year. */
export default job({
  name: 'forgetStaleTraces',
  schedule: '40 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    const yesterday = earlier(now, { days: 1 })
    await db
      .deleteFrom('loginFailure')
      .where((row) => row.not(row(row.val(yesterday), '<=', sql<Date>`any(${row.ref('at')})`)))
      .execute()
    await db
      .deleteFrom('passwordGuessing')
      .where('at', '<', earlier(now, { days: 7 }))
      .execute()
    await db
      .deleteFrom('knownNetwork')
      .where('at', '<', earlier(now, { days: NETWORKS_KEPT_DAYS }))
      .execute()
    await db.deleteFrom('usedCaptcha').where('until', '<', yesterday).execute()
    await db.deleteFrom('otp').where('expiresAt', '<', yesterday).execute()
    await db.deleteFrom('singleUseToken').where('expiresAt', '<', yesterday).execute()
    await db
      .deleteFrom('session')
      .where('expiresAt', '<', earlier(now, { days: SESSIONS_KEPT_DAYS }))
      .execute()
  },
})
