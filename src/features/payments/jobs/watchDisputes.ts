import * as z from 'zod'
import { CARD_ACCOUNTS } from '#adapters/cards/cards.ts'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'

/** How far back new disputes are looked for: longer than the provider tries to tell us of one. */
const DAYS = 7

/** Finds the disputes that a lost webhook has hidden: those that are new at the provider, and those that we do not know to be decided. */
export default job({
  name: 'watchDisputes',
  schedule: '20 */6 * * *',
  outside: true,
  data: z.object({}),
  work: async ({ db, now, services, queue }) => {
    const open = await db
      .selectFrom('dispute')
      .innerJoin('payment', 'payment.id', 'dispute.paymentId')
      .select(['dispute.providerId', 'payment.cardAccount'])
      .where('dispute.status', 'in', ['asked', 'open'])
      .execute()
    for (const cardAccount of CARD_ACCOUNTS) {
      const mine = open.filter((dispute) => dispute.cardAccount === cardAccount)
      const fresh = await services.cards[cardAccount].disputesSince(earlier(now, { days: DAYS }))
      const ids = new Set([...mine.map(({ providerId }) => providerId), ...fresh.map(({ id }) => id)])
      for (const disputeId of ids) await queue('lookAtDispute', { cardAccount, disputeId })
    }
  },
})
