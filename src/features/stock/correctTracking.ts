import type { TransactionContext } from '#platform/server/answer.ts'
import { chipOrderLife } from './lifecycle.ts'
import { chipTrackingCorrected } from './messages.ts'

/** STOCK-3 The implanter whose chips are on their way reads how they’re really followed. What it was called before; null where it isn’t on its way. */
export async function correctChipTracking({ db, recordEvent, notify }: TransactionContext, orderId: string, tracking: string) {
  const order = await db
    .selectFrom('chipOrder')
    .select(['implanterId', 'tracking'])
    .where('id', '=', orderId)
    .where('status', '=', 'dispatched')
    .forUpdate()
    .executeTakeFirst()
  if (!order) return null
  const before = order.tracking ?? ''
  if (before === tracking) return before
  await db.updateTable('chipOrder').set({ tracking }).where('id', '=', orderId).execute()
  const facts = { before, tracking }
  await recordEvent(chipOrderLife.subject, orderId, { move: 'correctTracking', clause: 'STOCK-3', by: 'Staff', facts })
  await notify(order.implanterId, chipTrackingCorrected(tracking))
  return before
}
