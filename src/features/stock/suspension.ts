import { bundles, type Tools } from './points.ts'

/** PAY-7 The implanter's bank holds what was paid for an order: it is not sent, and its registrations wait. Chips that are sent stay with them. */
export async function suspendOrder({ db, now, extensions }: Tools, orderId: string): Promise<void> {
  await db.updateTable('chipOrder').set({ suspendedAt: now }).where('id', '=', orderId).execute()
  for (const { suspend } of extensions(bundles)) await suspend(db, orderId, now)
}

/** PAY-7 The payment stands: the order can be sent, and its registrations used. */
export async function resumeOrder(tools: Tools, orderId: string): Promise<void> {
  await tools.db.updateTable('chipOrder').set({ suspendedAt: null }).where('id', '=', orderId).execute()
  for (const { resume } of tools.extensions(bundles)) await resume(tools, orderId)
}
