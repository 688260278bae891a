import type { TransactionContext } from '#platform/server/answer.ts'
import { shopOrderLife } from './lifecycle.ts'
import { orderTrackingCorrected } from './messages.ts'

/** SHOP-3 The buyer of an order that’s on its way reads how it’s really followed. What it was called before; null where it isn’t on its way. */
export async function correctOrderTracking({ db, recordEvent, notify }: TransactionContext, orderId: string, tracking: string) {
  const order = await db
    .selectFrom('shopOrder')
    .select(['accountId', 'number', 'tracking'])
    .where('id', '=', orderId)
    .where('status', '=', 'sent')
    .forUpdate()
    .executeTakeFirst()
  if (!order) return null
  const before = order.tracking ?? ''
  if (before === tracking) return before
  await db.updateTable('shopOrder').set({ tracking }).where('id', '=', orderId).execute()
  const facts = { before, tracking }
  await recordEvent(shopOrderLife.subject, orderId, { move: 'correctTracking', clause: 'SHOP-3', by: 'Staff', facts })
  await notify(order.accountId, orderTrackingCorrected({ number: String(order.number), tracking }))
  return before
}
