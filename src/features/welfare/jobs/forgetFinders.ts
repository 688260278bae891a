import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { STRAY_FINDERS_KEPT_YEARS } from '../kit/kept.ts'

/** Deletes who brought a stray in once they’re hardly asked for any more. Where and when it was found stays. */
export default job({
  name: 'forgetFinders',
  schedule: '55 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('strayFinder')
      .where('writtenAt', '<', earlier(now, { days: STRAY_FINDERS_KEPT_YEARS * 366 }))
      .execute()
  },
})
