import { holdPayment } from '#features/payments/holdPayment.ts'
import { refundThing } from '#features/payments/refundThing.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { tagOrderLife } from './lifecycle.ts'
import { tagCancelled } from './messages.ts'
import { lockOrder } from './orders.ts'

/** TAG-12: until it is paid for it is cancelled; until it is engraved all the money goes back: its status now, and how many pence those are. */
export async function cancelTag(tools: TransactionContext, order: { id: string; status: string }, by: 'holder' | 'Staff') {
  if (order.status === 'placed') return { status: await tools.transition(tagOrderLife, 'cancel', order.id, by), pence: 0 }
  const status = await tools.transition(tagOrderLife, 'withdraw', order.id, by)
  const pence = await refundThing(tools, order.id, `${by === 'holder' ? 'You' : 'We'} cancelled it before it was engraved`)
  return { status, pence }
}

/** The same by Staff, whose words its keeper reads. How many pence go back; null where there's no such order. */
export async function cancelTagByStaff(tools: TransactionContext, orderId: string, why: string): Promise<number | null> {
  await holdPayment(tools.db, orderId)
  const order = await lockOrder(tools.db, orderId)
  if (!order) return null
  const { pence } = await cancelTag(tools, order, 'Staff')
  await tools.notify(order.accountId, tagCancelled({ pence, why }))
  return pence
}
