import { methodWords } from '#features/cart/kit/delivery.ts'
import { VAT_RATE } from '#features/payments/policy.ts'
import type { Payable } from '#features/payments/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import { type Because, because } from '#platform/law/clause.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { deliveryText } from '#platform/text/address.ts'
import { paths } from '#src/paths.ts'
import { shopOrderLife } from './lifecycle.ts'
import { linesOf, lockOrder, piecesOf, releaseCoupon, unsentOf } from './rows.ts'
import { Delivery, DeliveryMethod } from './shapes.ts'
import { backIntoCart, putBackStock } from './stock.ts'

/** What there is to pay for an order now. */
export async function orderToPay(db: Db, orderId: string, accountId: string, now: Date): Promise<Payable> {
  const order = await db.selectFrom('shopOrder').selectAll().where('id', '=', orderId).where('accountId', '=', accountId).executeTakeFirst()
  if (!order) return 'nothingToPay'
  if (order.status === 'cancelled') return 'tooLate'
  if (order.status !== 'placed') return 'paidAlready'
  if (order.reservedUntil <= now) return 'tooLate'
  const lines = await linesOf(db, [orderId])
  const { label } = methodWords[DeliveryMethod.parse(order.method)]
  return {
    pence: order.pence,
    vatPence: order.vatPence,
    description: `Order ${order.number}`,
    lines: [
      ...lines.map(({ words, quantity, pence }) => ({ words, quantity, pence, vatRate: VAT_RATE })),
      { words: `${label} delivery`, quantity: 1, pence: order.deliveryPence, vatRate: VAT_RATE },
    ],
    about: [{ label: 'Sent to', words: order.delivery ? deliveryText(Delivery.parse(order.delivery)) : '' }],
    until: order.reservedUntil,
  }
}

/** SHOP-3: a paid order waits to be packed. Its goods were taken from the stock when it was placed. */
export async function orderPaid({ db, transition }: LawTools, orderId: string): Promise<true | Because> {
  const order = await lockOrder(db, orderId)
  if (order?.status !== 'placed') return because('SHOP-1', 'We held these goods for 15 minutes and have now released them')
  await transition(shopOrderLife, 'pay', orderId, 'payments')
  return true
}

export const orderGiven = async () => ({
  words: 'We’ll pack your order and write to you when it’s on its way.',
  next: paths.orders,
  nextWords: 'See your orders',
})

/** SHOP-1: an order that is not paid is over: its goods can be sold again, and go back into its buyer’s cart. */
export async function endUnpaid({ db, now, transition }: LawTools, orderId: string, by: 'holder' | 'clock' | 'Staff'): Promise<void> {
  const order = await lockOrder(db, orderId)
  await transition(shopOrderLife, 'cancel', orderId, by)
  const lines = await linesOf(db, [orderId])
  await putBackStock(db, lines)
  await releaseCoupon(db, orderId, now)
  if (order) await backIntoCart(db, order.accountId, lines, now)
}

const UNSENT: ReadonlySet<string> = new Set(['paid', 'packed'])

/** SHOP-6: all that was paid for an order goes back. What has not been sent can be sold again. */
export async function revokeOrder({ db, now, transition }: LawTools, orderId: string): Promise<number> {
  const order = await lockOrder(db, orderId)
  if (!order || order.status === 'refunded') return 0
  await transition(shopOrderLife, 'refund', orderId, 'payments')
  if (UNSENT.has(order.status)) {
    await putBackStock(db, unsentOf(await linesOf(db, [orderId])))
    await releaseCoupon(db, orderId, now)
  }
  return order.pence
}

/** SHOP-6: pieces that are refunded before the order is sent aren’t packed, and can be sold again. An order of which none is left is over. */
export async function takeOffRefunded({ db, now, transition }: LawTools, orderId: string, refunded: readonly Refunded[]): Promise<void> {
  const order = await lockOrder(db, orderId)
  if (!order || !UNSENT.has(order.status)) return
  for (const { id, position, variantId, engraving, ...line } of await linesOf(db, [orderId])) {
    const asked = refunded.filter(({ index }) => index === position).reduce((sum, { quantity }) => sum + quantity, 0)
    const quantity = Math.min(asked, piecesOf(line))
    if (quantity === 0) continue
    await db
      .updateTable('shopOrderLine')
      .set({ takenOff: line.takenOff + quantity })
      .where('id', '=', id)
      .execute()
    // What is engraved already is sold to nobody else.
    if (order.status === 'paid' || engraving.length === 0) await putBackStock(db, [{ variantId, quantity }])
  }
  if ((await linesOf(db, [orderId])).some((line) => piecesOf(line) > 0)) return
  await transition(shopOrderLife, 'refund', orderId, 'payments')
  await releaseCoupon(db, orderId, now)
}

interface Refunded {
  /** The place of the line in the payment: that of the goods comes first. */
  index?: number | undefined
  quantity: number
}

/** PAY-7: while the bank holds what was paid for it, it is neither packed nor sent. */
export const holdOrder = async ({ db, now }: LawTools, orderId: string) => {
  await db.updateTable('shopOrder').set({ suspendedAt: now }).where('id', '=', orderId).execute()
}

export const releaseOrder = async ({ db }: LawTools, orderId: string) => {
  await db.updateTable('shopOrder').set({ suspendedAt: null }).where('id', '=', orderId).execute()
}

/** PAY-8: the bank has taken the money back. What is not sent yet is not sent. */
export async function loseOrder(tools: LawTools, orderId: string): Promise<void> {
  const order = await lockOrder(tools.db, orderId)
  if (order && UNSENT.has(order.status)) await revokeOrder(tools, orderId)
}

/** Whether somebody has received a product from us. */
export async function hasReceived(db: Db, accountId: string, productId: string): Promise<boolean> {
  const found = await db
    .selectFrom('shopOrder')
    .innerJoin('shopOrderLine', 'shopOrderLine.orderId', 'shopOrder.id')
    .innerJoin('variant', 'variant.id', 'shopOrderLine.variantId')
    .select('shopOrder.id')
    .where('shopOrder.accountId', '=', accountId)
    .where('shopOrder.deliveredAt', 'is not', null)
    .where('variant.productId', '=', productId)
    .executeTakeFirst()
  return found !== undefined
}
