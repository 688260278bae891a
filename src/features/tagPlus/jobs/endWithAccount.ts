import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { subscriptionById, works } from '../rows.ts'

/** PLUS-5: has a subscription end with its period because its holder’s account is closing. */
export default job({
  name: 'endWithAccount',
  outside: true,
  data: z.object({ subscriptionId: z.string() }),
  work: async ({ data: { subscriptionId }, db, services, queue }) => {
    const row = await subscriptionById(db, subscriptionId)
    if (!row?.providerId || !works(row) || row.endsThen) return
    const said = await services.cards.tailTag.endSubscription(row.providerId)
    await queue('reconcileSubscription', { subscriptionId, said })
  },
})
