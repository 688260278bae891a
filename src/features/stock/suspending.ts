import { resume, suspend } from '#features/plans/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Asked } from '#platform/server/answer.ts'

/** PAY-7 The implanter's bank holds what was paid for an order: it is not sent, and its registrations wait. Chips that are sent stay with them. */
export async function suspendOrder(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable('chipOrder').set({ suspendedAt: now }).where('id', '=', orderId).execute()
  await suspend(db, orderId, now)
}

/** PAY-7 The payment stands: the order can be sent, and its registrations used. */
export async function resumeOrder(tools: Pick<Asked<never>, 'db' | 'now' | 'move' | 'note'>, orderId: string): Promise<void> {
  await tools.db.updateTable('chipOrder').set({ suspendedAt: null }).where('id', '=', orderId).execute()
  await resume(tools, orderId)
}
