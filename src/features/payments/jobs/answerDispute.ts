import * as z from 'zod'
import { CARD_ACCOUNTS, CardsRefused } from '#adapters/cards/cards.ts'
import { job } from '#platform/jobs/job.ts'

/** Gives the bank Staff's answer to a dispute, or gives in (`words` null). One that was answered before is only looked at again. */
export default job({
  name: 'answerDispute',
  outside: true,
  data: z.object({ cardAccount: z.enum(CARD_ACCOUNTS), disputeId: z.string(), words: z.string().nullable() }),
  work: async ({ data: { cardAccount, disputeId, words }, services, queue }) => {
    const cards = services.cards[cardAccount]
    const answered = words === null ? cards.acceptDispute(disputeId) : cards.answerDispute(disputeId, words)
    await answered.catch(refused)
    await queue('lookAtDispute', { cardAccount, disputeId })
  },
})

function refused(error: unknown): void {
  if (!(error instanceof CardsRefused)) throw error
}
