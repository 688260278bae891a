import * as z from 'zod'
import { CARD_ACCOUNTS } from '#adapters/cards/cards.ts'
import { Id } from '#platform/contract/shapes.ts'
import { job } from '#platform/jobs/job.ts'
import { saidOf } from '../provider.ts'

/** Asks the provider what has become of a dispute, and of the payment that it is about, and has both written down. */
export default job({
  name: 'lookAtDispute',
  outside: true,
  data: z.object({ cardAccount: z.enum(CARD_ACCOUNTS), disputeId: z.string() }),
  work: async ({ data: { cardAccount, disputeId }, services, queue }) => {
    const cards = services.cards[cardAccount]
    const said = await cards.dispute(disputeId)
    if (!said.intentId) return
    const intent = saidOf(await cards.intent(said.intentId))
    const ours = Id.safeParse(intent.reference)
    if (ours.success) await queue('reconcileChargeback', { paymentId: ours.data, intent, said })
  },
})
