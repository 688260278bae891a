import { CardsAway } from '#adapters/cards/cards.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { paymentTransactionRequest } from '../contract.ts'
import { lookAt, type Said } from '../provider.ts'
import { reconcile } from '../reconciliation.ts'
import { isUnpaid, paymentById } from '../rows.ts'
import { stateOf } from '../state.ts'

export default handlerWithPreflight(
  paymentTransactionRequest,
  async ({ input, who, db, services, refuse }): Promise<Said[]> => {
    const payment = await paymentById(db, input.paymentId)
    if (payment?.accountId !== who.id) throw refuse('noSuchPayment')
    if (!isUnpaid(payment)) return []
    return lookAt(services.cards[payment.cardAccount], payment).catch(nothingNew)
  },
  async (context, said) => {
    const { paymentId } = context.input
    for (const one of said) await reconcile(context, { paymentId, said: one, closedBy: null })
    const payment = await paymentById(context.db, paymentId)
    if (!payment) throw context.refuse('noSuchPayment')
    return stateOf(context, payment, context.who.roles)
  },
)

/** While the provider is away, what we know is the answer; the webhook or the clock brings the rest. */
function nothingNew(error: unknown): Said[] {
  if (error instanceof CardsAway) return []
  throw error
}
