import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'

/** How long a partner sees what its software searched for, and what was sent to it (UK GDPR Article 5(1)(e)). */
const SEARCHES_KEPT = { days: 365 }
const SENT_KEPT = { days: 90 }

/** Removes searches by software that are a year old, and what was delivered or given up 90 days ago. */
export default job({
  name: 'forgetSearches',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db.deleteFrom('apiSearch').where('at', '<', earlier(now, SEARCHES_KEPT)).execute()
    await db.deleteFrom('webhookDelivery').where('at', '<', earlier(now, SENT_KEPT)).where('nextTryAt', 'is', null).execute()
  },
})
