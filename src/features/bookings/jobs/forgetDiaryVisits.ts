import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { DIARY_KEPT_DAYS } from '../kit/kept.ts'

/** Who a visit was with that was arranged by telephone isn't kept for longer than it's needed (UK GDPR Article 5(1)(e)). */
export default job({
  name: 'forgetDiaryVisits',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('diaryVisit')
      .where('endsAt', '<', earlier(now, { days: DIARY_KEPT_DAYS }))
      .execute()
  },
})
