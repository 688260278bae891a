import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from './job.ts'

/**
 * Removes the answers kept for callers who ask again with the same idempotency key, for a week is longer than anybody retries; and,
 * after a year, what carriers said of messages.
 */
export default job({
  name: 'forgetOldAnswers',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('idempotency')
      .where('at', '<', earlier(now, { days: 7 }))
      .execute()
    await db
      .deleteFrom('delivery')
      .where('at', '<', earlier(now, { days: 365 }))
      .execute()
  },
})
