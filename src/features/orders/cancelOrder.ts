import { holdPayment } from '#features/payments/holdPayment.ts'
import { refundThing } from '#features/payments/refundThing.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { shopOrderLife } from './lifecycle.ts'
import { orderCancelled } from './messages.ts'
import { linesOf, lockOrder, type OrderRow, releaseCoupon, unsentOf } from './rows.ts'
import { endUnpaid } from './sale.ts'
import { putBackStock } from './stock.ts'

/** SHOP-1, SHOP-4 Ends an order that isn't packed yet, which the caller holds: its status now, and how many pence go back. */
export async function cancelOrder(tools: TransactionContext, order: OrderRow, by: 'holder' | 'Staff') {
  const { db, now, transition } = tools
  if (order.status === 'placed') {
    await endUnpaid(tools, order.id, by)
    return { status: 'cancelled' as const, pence: 0 }
  }
  const status = await transition(shopOrderLife, 'withdraw', order.id, by)
  await putBackStock(db, unsentOf(await linesOf(db, [order.id])))
  await releaseCoupon(db, order.id, now)
  const pence = await refundThing(tools, order.id, `${by === 'holder' ? 'You' : 'We'} cancelled it before it was packed`)
  return { status, pence }
}

/** The same by Staff, whose words its buyer reads. How many pence go back; null where there's no such order. */
export async function cancelOrderByStaff(tools: TransactionContext, orderId: string, why: string): Promise<number | null> {
  await holdPayment(tools.db, orderId)
  const order = await lockOrder(tools.db, orderId)
  if (!order) return null
  const { pence } = await cancelOrder(tools, order, 'Staff')
  await tools.notify(order.accountId, orderCancelled({ number: String(order.number), pence, why }))
  return pence
}
