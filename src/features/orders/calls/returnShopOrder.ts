import { sentBackTo } from '#features/stock/policy.ts'
import { later } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { orderCards } from '../cards.ts'
import { returnShopOrder } from '../contract.ts'
import { FAULTY_DAYS, RETURN_DAYS, shopOrderLife } from '../lifecycle.ts'
import { sendItBack } from '../messages.ts'
import { type LineRow, linesOf, lockOrder, type OrderRow, piecesOf } from '../rows.ts'

type Context = CallContext<typeof returnShopOrder>

/** SHOP-5 */
export default answer(returnShopOrder, async (context) => {
  const { input, who, db, now, services, refuse, transition, notify } = context
  const { orderId, reason, words } = input
  const order = await lockOrder(db, orderId)
  if (order?.accountId !== who.id) throw refuse('noSuchOrder')
  await transition(shopOrderLife, 'askReturn', orderId, 'holder', { reason })
  refuseLate(context, order)
  const lines = await linesOf(db, [orderId])
  const wanted = new Map<string, number>()
  for (const { lineId, quantity } of input.lines) wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity)
  for (const [lineId, quantity] of wanted) await askBack(context, lines, lineId, quantity)
  await db.updateTable('shopOrder').set({ returnReason: reason, returnWords: words }).where('id', '=', orderId).execute()
  const goods = lines.flatMap((line) => (wanted.has(line.id) ? [`${wanted.get(line.id)} × ${line.words}`] : []))
  await notify(
    who.id,
    sendItBack({ number: String(order.number), goods, faulty: reason !== 'changedMind', where: sentBackTo(services.config) }),
  )
  const [card] = await orderCards(db, [{ ...order, status: 'returnAsked', statusAt: now }], now)
  if (!card) throw refuse('noSuchOrder')
  return card
})

function refuseLate({ input, now, refuse }: Context, { deliveredAt }: OrderRow): void {
  if (!deliveredAt) return
  const days = input.reason === 'changedMind' ? RETURN_DAYS : FAULTY_DAYS
  if (later(deliveredAt, { days }) <= now)
    throw refuse('tooLate', { words: `It was delivered more than ${days} days ago, so it’s too late to send it back` })
}

async function askBack({ input, db, refuse }: Context, lines: readonly LineRow[], lineId: string, quantity: number): Promise<void> {
  const line = lines.find(({ id }) => id === lineId)
  if (!line) throw refuse('noSuchLine')
  if (line.engraving.length > 0 && input.reason === 'changedMind') throw refuse('engraved')
  if (quantity > piecesOf(line) - line.comingBack - line.returned) throw refuse('tooMuch')
  await db
    .updateTable('shopOrderLine')
    .set({ comingBack: line.comingBack + quantity })
    .where('id', '=', lineId)
    .execute()
}
