import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'

/** Days for which a guest’s cart is kept after it was last changed. */
const KEPT = { days: 90 }

/** Removes the carts of guests who have not come back. */
export default job({
  name: 'forgetCarts',
  schedule: '50 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db.deleteFrom('cart').where('accountId', 'is', null).where('changedAt', '<', earlier(now, KEPT)).execute()
  },
})
