import { holdPayment } from '#features/payments/holdPayment.ts'
import { refundThing } from '#features/payments/refundThing.ts'
import type { Db } from '#platform/database/db.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { deliveryText } from '#platform/text/address.ts'
import { shopOrderLife } from './lifecycle.ts'
import { orderDelivered, orderSent, returnRefused, returnTakenBack } from './messages.ts'
import { partsOf } from './partsOf.ts'
import { FULFILLING_REFUSED } from './refusals.ts'
import { linesOf, lockOrder, type OrderRow } from './rows.ts'
import { Delivery } from './shapes.ts'
import { putBackStock } from './stock.ts'

/** Those that wait for us: to pack, to send, or to answer a return. */
export const ordersWaiting = (db: Db) =>
  db.selectFrom('shopOrder').select('statusAt').where('status', 'in', ['paid', 'packed', 'returnAsked'])

/** The orders that Staff pack, send or have coming back: what is still with us first, the longest wait first. Those on their way may be many. */
export async function ordersInHand(db: Db) {
  const orders = await db
    .selectFrom('shopOrder')
    .selectAll()
    .where('status', 'in', ['paid', 'packed', 'sent', 'returnAsked'])
    .orderBy((row) => row('status', '=', 'sent'))
    .orderBy('statusAt')
    .orderBy('id')
    .limit(500)
    .execute()
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  )
  return orders.map((order) => ({
    ...order,
    to: order.delivery ? deliveryText(Delivery.parse(order.delivery)) : '',
    lines: lines.filter(({ orderId }) => orderId === order.id),
  }))
}

/** The order that Staff work on. Throws where there is none, or where the bank holds what was paid for it. */
async function inHand(db: Db, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(db, orderId)
  if (!order) throw refusedBy(FULFILLING_REFUSED, 'noSuchOrder')
  if (order.suspendedAt) throw refusedBy(FULFILLING_REFUSED, 'bankHolds')
  return order
}

export async function packOrder({ db, transition }: TransactionContext, orderId: string): Promise<void> {
  await inHand(db, orderId)
  await transition(shopOrderLife, 'pack', orderId, 'Staff')
}

export async function sendOrder({ db, transition, notify }: TransactionContext, orderId: string, tracking: string): Promise<void> {
  const { accountId, number } = await inHand(db, orderId)
  await transition(shopOrderLife, 'dispatch', orderId, 'Staff')
  await db.updateTable('shopOrder').set({ tracking }).where('id', '=', orderId).execute()
  await notify(accountId, orderSent({ number: String(number), tracking }))
}

export async function deliverOrder(
  { db, now, transition, notify }: TransactionContext,
  orderId: string,
  by: 'Staff' | 'clock',
): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (!order) throw refusedBy(FULFILLING_REFUSED, 'noSuchOrder')
  await transition(shopOrderLife, 'deliver', orderId, by)
  await db.updateTable('shopOrder').set({ deliveredAt: now }).where('id', '=', orderId).execute()
  await notify(order.accountId, orderDelivered(String(order.number)))
}

/** SHOP-6: what has come back is refunded, and with all of it its delivery. `resell`: it goes back into the stock. How many pence. */
export async function receiveReturn(tools: TransactionContext, orderId: string, { resell }: { resell: boolean }): Promise<number> {
  const { db, transition, notify } = tools
  await holdPayment(db, orderId)
  const order = await lockOrder(db, orderId)
  if (!order) throw refusedBy(FULFILLING_REFUSED, 'noSuchOrder')
  const lines = await linesOf(db, [orderId])
  await transition(shopOrderLife, 'receive', orderId, 'Staff')
  const back = lines.filter(({ comingBack }) => comingBack > 0)
  for (const { id, comingBack, returned } of back)
    await db
      .updateTable('shopOrderLine')
      .set({ comingBack: 0, returned: returned + comingBack })
      .where('id', '=', id)
      .execute()
  if (resell)
    await putBackStock(
      db,
      back.filter(({ engraving }) => engraving.length === 0).map(({ variantId, comingBack }) => ({ variantId, quantity: comingBack })),
    )
  const pence = await refundThing(tools, orderId, 'You sent it back', partsOf(order, lines))
  await notify(order.accountId, returnTakenBack({ number: String(order.number), pence }))
  return pence
}

export async function refuseReturn({ db, transition, notify }: TransactionContext, orderId: string, why: string): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (!order) throw refusedBy(FULFILLING_REFUSED, 'noSuchOrder')
  await transition(shopOrderLife, 'refuseReturn', orderId, 'Staff')
  await db.updateTable('shopOrderLine').set({ comingBack: 0 }).where('orderId', '=', orderId).execute()
  await notify(order.accountId, returnRefused({ number: String(order.number), why }))
}
