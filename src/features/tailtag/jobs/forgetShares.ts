import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'

/** For so long a link that has run out says why it doesn’t work. */
const KEPT = { days: 90 }

/** Removes links to trackers that have long run out. */
export default job({
  name: 'forgetShares',
  schedule: '25 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db.deleteFrom('tagShare').where('until', '<', earlier(now, KEPT)).execute()
  },
})
