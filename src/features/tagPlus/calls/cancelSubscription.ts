import { CardsAway, CardsRefused } from '#adapters/cards/cards.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { cancelSubscription } from '../contract.ts'
import { CANCELLING } from '../lifecycle.ts'
import { cancelled } from '../messages.ts'
import { endAtProvider, type Said } from '../provider.ts'
import { reconcileSubscription } from '../reconcile.ts'
import { refundNow } from '../refund.ts'
import { lockSubscription, type Row, subscriptionById, works } from '../rows.ts'

/** PLUS-5, PLUS-6: it ends with its period, or now where the last payment goes back. */
export default handlerWithPreflight(
  cancelSubscription,
  async (context) => {
    const { input, who, db, refuse } = context
    const row = await subscriptionById(db, input.subscriptionId)
    if (row?.accountId !== who.id) throw refuse('noSuchSubscription')
    if (!works(row) || !row.providerId) throw refuse('isOver')
    try {
      return await tellProvider(context, row, row.providerId)
    } catch (error) {
      if (error instanceof CardsAway || error instanceof CardsRefused) throw refuse('noProvider')
      throw error
    }
  },
  async (context, { said, refunded }) => {
    const { input, db, refuse, notify, recordEvent } = context
    const { subscriptionId: id } = input
    const before = await lockSubscription(db, id)
    if (!before) throw refuse('noSuchSubscription')
    // Pressed twice at once, the button gives the money back once: what the other press wrote down stands.
    const isRepeated = refunded > 0 && before.refundedIntent === before.chargedIntent
    if (refunded > 0)
      await db.updateTable('subscription').set({ refundUntil: null, refundedIntent: before.chargedIntent }).where('id', '=', id).execute()
    if (!isRepeated) await recordEvent('subscription', id, { move: input.now, ...CANCELLING, by: 'holder', facts: { refunded } })
    await reconcileSubscription(context, id, said, { tellsEnd: false })
    const row = await subscriptionById(db, id)
    if (!row) throw refuse('noSuchSubscription')
    const endsAt = works(row) && row.endsThen ? row.periodEnd : null
    const isTold = isRepeated || (refunded === 0 && before.endsThen)
    if (input.now === 'cancel' && !isTold) await notify(row.accountId, cancelled({ endsAt, refunded }))
    return { status: row.status, endsAt: endsAt?.toISOString() ?? null, refunded: { pence: refunded, currency: 'GBP' as const } }
  },
)

async function tellProvider({ input, now, services }: PreflightContext<typeof cancelSubscription>, row: Row, providerId: string) {
  const cards = services.cards.tailTag
  if (input.now === 'keep') return { said: await cards.keepSubscription(providerId), refunded: 0 }
  const pence = refundNow(row, now)
  if (pence === 0 || !row.chargedIntent) return { said: await cards.endSubscription(providerId), refunded: 0 }
  await cards.refund({ intentId: row.chargedIntent, pence, key: `${row.id}.${row.chargedIntent}` })
  const said: Said = await endAtProvider(cards, providerId)
  return { said, refunded: pence }
}
