import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { SEARCHES_KEPT_DAYS } from '../kit/kept.ts'

/** How long a partner sees what was sent to it (UK GDPR Article 5(1)(e)). */
const SENT_KEPT = { days: 90 }

/** Removes searches by software that are a year old, and what was delivered or given up 90 days ago. */
export default job({
  name: 'forgetSearches',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('apiSearch')
      .where('at', '<', earlier(now, { days: SEARCHES_KEPT_DAYS }))
      .execute()
    await db.deleteFrom('webhookDelivery').where('at', '<', earlier(now, SENT_KEPT)).where('nextTryAt', 'is', null).execute()
  },
})
