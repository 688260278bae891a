import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { SURRENDERS_KEPT_YEARS } from '../kit/kept.ts'

/** Deletes who gave an animal up once nobody can ask any more whose it is. That it was given up stays. */
export default job({
  name: 'forgetSurrenders',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('surrender')
      .where('writtenAt', '<', earlier(now, { days: SURRENDERS_KEPT_YEARS * 366 }))
      .execute()
  },
})
