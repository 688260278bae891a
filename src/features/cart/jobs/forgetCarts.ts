import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { CARTS_KEPT_DAYS } from '../kit/kept.ts'

/** Removes the carts of guests who have not come back. */
export default job({
  name: 'forgetCarts',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .deleteFrom('cart')
      .where('accountId', 'is', null)
      .where('changedAt', '<', earlier(now, { days: CARTS_KEPT_DAYS }))
      .execute()
  },
})
