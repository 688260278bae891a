import { CardsAway } from '#adapters/cards/cards.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { paymentTransactionRequest } from '../contract.ts'
import { lookAt, type Said } from '../provider.ts'
import { isUnpaid, paymentById } from '../rows.ts'
import { settle } from '../settle.ts'
import { stateOf } from '../state.ts'

export default answerAfter(
  paymentTransactionRequest,
  async ({ input, who, db, needs, refuse }): Promise<Said[]> => {
    const payment = await paymentById(db, input.paymentId)
    if (payment?.accountId !== who.id) throw refuse('noSuchPayment')
    if (!isUnpaid(payment)) return []
    return lookAt(needs.cards[payment.cardAccount], payment).catch(nothingNew)
  },
  async (asked, said) => {
    const { paymentId } = asked.input
    for (const one of said) await settle(asked, { paymentId, said: one, closedBy: null })
    const payment = await paymentById(asked.db, paymentId)
    if (!payment) throw asked.refuse('noSuchPayment')
    return stateOf(asked, payment, asked.who.roles)
  },
)

/** While the provider is away, what we know is the answer; the webhook or the clock brings the rest. */
function nothingNew(error: unknown): Said[] {
  if (error instanceof CardsAway) return []
  throw error
}
