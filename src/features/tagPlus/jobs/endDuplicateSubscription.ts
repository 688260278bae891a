import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { endAtProvider } from '../provider.ts'

/** Ends a subscription at the provider that somebody began beside another, and gives back what was paid for it. */
export default job({
  name: 'endDuplicateSubscription',
  outside: true,
  data: z.object({ providerId: z.string(), intentId: z.string().nullable(), pence: z.int() }),
  work: async ({ data: { providerId, intentId, pence }, services }) => {
    const cards = services.cards.tailTag
    if (intentId && pence > 0) await cards.refund({ intentId, pence, key: `duplicate.${intentId}` })
    await endAtProvider(cards, providerId)
  },
})
