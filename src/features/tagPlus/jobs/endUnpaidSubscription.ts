import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { endAtProvider } from '../provider.ts'
import { subscriptionById } from '../rows.ts'

/** PLUS-4: ends at the provider a subscription that nobody has paid for, unless it was paid meanwhile. */
export default job({
  name: 'endUnpaidSubscription',
  outside: true,
  data: z.object({ subscriptionId: z.string() }),
  work: async ({ data: { subscriptionId }, db, services, queue }) => {
    const row = await subscriptionById(db, subscriptionId)
    if (!row?.providerId || row.status !== 'pastDue') return
    const cards = services.cards.tailTag
    const now = await cards.subscription(row.providerId)
    const said = now.status === 'active' ? now : await endAtProvider(cards, row.providerId)
    await queue('reconcileSubscription', { subscriptionId, said })
  },
})
