import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'

/** Every ten minutes: asks the insurer about each application that it hasn't decided, the longest waiting first. */
export default job({
  name: 'askInsurers',
  schedule: '*/10 * * * *',
  data: z.object({}),
  work: async ({ db, queue }) => {
    const waiting = await db
      .selectFrom('insuranceQuote')
      .select('id')
      .where('status', '=', 'referred')
      .orderBy('referredAt')
      .limit(500)
      .execute()
    for (const { id } of waiting) await queue('askInsurer', { quoteId: id })
  },
})
