import { accountById } from '#features/accounts/queries.ts'
import { Delivery } from '#features/stock/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { deadChipLife } from './lifecycle.ts'
import { replacementSent } from './messages.ts'

/** DEAD-1 The chips that never worked and for which another is still owed, those of one implanter together, with where to send it. */
export async function chipsOwed(db: Db) {
  const owed = await db
    .selectFrom('deadChip')
    .innerJoin('account', 'account.id', 'deadChip.reportedBy')
    .innerJoin('chipUnit', 'chipUnit.number', 'deadChip.chipNumber')
    .innerJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['deadChip.id', 'deadChip.chipNumber', 'deadChip.createdAt', 'account.email', 'chipOrder.delivery'])
    .where('deadChip.status', '=', 'creditIssued')
    .where('chipUnit.status', '=', 'deadUnused')
    // The chips of an order that goes back are paid back instead.
    .where('chipOrder.status', 'not in', ['returnRequested', 'returned', 'refunded'])
    .orderBy('account.email')
    .orderBy('deadChip.createdAt')
    .orderBy('deadChip.id')
    .execute()
  return owed.map(({ delivery, ...one }) => ({ ...one, to: Delivery.parse(delivery) }))
}

/** The chip that never worked of a report, for which another is owed. Throws a sentence where none is. */
export async function dudOwed(db: Db, reportId: string): Promise<string> {
  const owed = await chipsOwed(db)
  const dud = owed.find(({ id }) => id === reportId)
  if (!dud) throw new Error(`No chip is owed for ${reportId}`)
  return dud.chipNumber
}

type Tools = Pick<Asked<never>, 'db' | 'move' | 'send' | 'needs'>

/** DEAD-5 Another chip is on its way for one that never worked: the report is closed, and whoever made it is told. */
export async function closeReplaced(
  { db, move, send, needs }: Tools,
  reportId: string,
  { number, tracking }: { number: string; tracking: string },
): Promise<void> {
  await move(deadChipLife, 'close', reportId, 'Staff', { number, tracking })
  const { reportedBy, chipNumber } = await db
    .updateTable('deadChip')
    .set({ newChipNumber: number })
    .where('id', '=', reportId)
    .returning(['reportedBy', 'chipNumber'])
    .executeTakeFirstOrThrow()
  const implanter = await accountById(db, reportedBy)
  if (implanter.status !== 'closed')
    await send(replacementSent(implanter, { number, before: chipNumber, tracking }, needs.config.publicUrl + paths.manageChips))
}
