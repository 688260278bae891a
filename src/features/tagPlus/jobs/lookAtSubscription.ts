import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { askProvider } from '../provider.ts'
import { subscriptionById } from '../rows.ts'

/** Asks the provider how a subscription stands, and has that written down. `heardOf`: what a webhook called it. */
export default job({
  name: 'lookAtSubscription',
  outside: true,
  data: z.object({ subscriptionId: z.string(), heardOf: z.string().nullable().default(null) }),
  work: async ({ data: { subscriptionId, heardOf }, db, services, queue }) => {
    const row = await subscriptionById(db, subscriptionId)
    const said = row && (await askProvider(services.cards.tailTag, row, heardOf))
    if (said) await queue('reconcileSubscription', { subscriptionId, said })
  },
})
