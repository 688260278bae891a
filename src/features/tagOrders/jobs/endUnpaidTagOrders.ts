import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { tagOrderLife, UNPAID_DAYS } from '../lifecycle.ts'

/** TAG-12: ends the orders that no one has paid for. */
export default job({
  name: 'endUnpaidTagOrders',
  schedule: '40 3 * * *',
  data: z.object({}),
  work: async ({ db, now, transitionMany }) => {
    const due = await db
      .selectFrom('tagOrder')
      .select('id')
      .where('status', '=', 'placed')
      .where('createdAt', '<', earlier(now, { days: UNPAID_DAYS }))
      .limit(500)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = due.map(({ id }) => id)
    await transitionMany(tagOrderLife, 'cancel', ids, 'clock')
  },
})
