import type { TransactionContext } from '#platform/server/answer.ts'
import { tagOrderLife } from './lifecycle.ts'
import { tagTrackingCorrected } from './messages.ts'

/** TAG-11 The keeper whose tag is on its way reads how it’s really followed. What it was called before; null where it isn’t on its way. */
export async function correctTagTracking({ db, recordEvent, notify }: TransactionContext, orderId: string, tracking: string) {
  const order = await db
    .selectFrom('tagOrder')
    .select(['accountId', 'tracking'])
    .where('id', '=', orderId)
    .where('status', '=', 'sent')
    .forUpdate()
    .executeTakeFirst()
  if (!order) return null
  const before = order.tracking ?? ''
  if (before === tracking) return before
  await db.updateTable('tagOrder').set({ tracking }).where('id', '=', orderId).execute()
  const facts = { before, tracking }
  await recordEvent(tagOrderLife.subject, orderId, { move: 'correctTracking', clause: 'TAG-11', by: 'Staff', facts })
  await notify(order.accountId, tagTrackingCorrected(tracking))
  return before
}
