import * as z from 'zod'
import { CARD_ACCOUNTS } from '#adapters/cards/cards.ts'
import { job } from '#platform/jobs/job.ts'
import { closeAtProvider } from '../provider.ts'

/** PAY-11 Closes at the provider what was begun for something that has been paid in another way. If it was paid there too, that goes back. */
export default job({
  name: 'closeBegun',
  outside: true,
  data: z.object({
    paymentId: z.string(),
    intentId: z.string().nullable(),
    hostedId: z.string().nullable(),
    cardAccount: z.enum(CARD_ACCOUNTS),
  }),
  work: async ({ data: { paymentId, cardAccount, ...begun }, services, queue }) => {
    const said = await closeAtProvider(services.cards[cardAccount], begun)
    if (said?.status === 'succeeded') await queue('reconcilePayment', { paymentId, said, closedBy: null })
  },
})
