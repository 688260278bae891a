import { accountById } from '#features/accounts/queries.ts'
import { Delivery } from '#features/stock/shapes.ts'
import type { Db } from '#platform/database/db.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { deadChipLife } from './lifecycle.ts'
import { replacementSent } from './messages.ts'
import { OWED_REFUSED } from './refusals.ts'

/**
 * DEAD-1 The chips that never worked and for which another is still owed, with whom and where to send it; those of one order together.
 * What is sent closes the report, as does the money for an order that goes back.
 */
export async function chipsOwed(db: Db) {
  const owed = await db
    .selectFrom('deadChip')
    .innerJoin('account', 'account.id', 'deadChip.reportedBy')
    .innerJoin('chipUnit', 'chipUnit.number', 'deadChip.chipNumber')
    .innerJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['deadChip.id', 'deadChip.chipNumber', 'deadChip.createdAt', 'account.email', 'chipOrder.id as orderId', 'chipOrder.delivery'])
    .where('deadChip.status', '=', 'creditIssued')
    .where('chipUnit.status', '=', 'deadUnused')
    .where('chipOrder.takenBackAt', 'is', null)
    .where('chipOrder.status', 'not in', ['returnRequested', 'returned', 'refunded'])
    .orderBy('account.email')
    .orderBy('chipOrder.id')
    .orderBy('deadChip.createdAt')
    .orderBy('deadChip.id')
    .execute()
  return owed.map(({ delivery, ...one }) => ({ ...one, to: Delivery.parse(delivery) }))
}

/** One of them, by its report. Refuses where no other is owed for it. */
export async function chipOwed(db: Db, reportId: string) {
  const owed = await chipsOwed(db)
  const one = owed.find(({ id }) => id === reportId)
  if (!one) throw refusedBy(OWED_REFUSED, 'notOwed')
  return one
}

type Tools = Pick<CallContext<never>, 'db' | 'transition' | 'notify' | 'services'>

/** DEAD-5 Another chip is on its way for one that never worked: the report is closed, and whoever made it is told. */
export async function closeReplaced(tools: Tools, reportId: string, { number, tracking }: { number: string; tracking: string }) {
  const { db, transition, notify } = tools
  await transition(deadChipLife, 'close', reportId, 'Staff', { number, tracking })
  const { reportedBy, chipNumber } = await db
    .updateTable('deadChip')
    .set({ newChipNumber: number })
    .where('id', '=', reportId)
    .returning(['reportedBy', 'chipNumber'])
    .executeTakeFirstOrThrow()
  const implanter = await accountById(db, reportedBy)
  if (implanter.status !== 'closed') await notify(implanter, replacementSent({ number, before: chipNumber, tracking }))
}
