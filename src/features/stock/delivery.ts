import type { Db } from '#platform/database/db.ts'
import type { Actor } from '#platform/law/lifecycle.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { release } from './allocation.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { assertShippable } from './ranges.ts'

/** STOCK-6 Ends an order whose chips are not allocated: they are free again. */
export async function cancelOrder({ db, now, transition }: LawTools, orderId: string, by: Actor): Promise<void> {
  await transition(chipOrderLife, 'cancel', orderId, by)
  await release(db, orderId, now)
}

/** STOCK-3 An order is on its way with all its chips. Throws where some of them may not be sent. */
export async function dispatchOrder(tools: LawTools, orderId: string, tracking: string): Promise<void> {
  await tools.transition(chipOrderLife, 'dispatch', orderId, 'Staff')
  await assertShippable(tools, orderId)
  await dispatchUnits(tools, orderId, tracking)
}

/** The chips of an order that wait to be sent are on their way; which those are. */
export async function dispatchUnits({ db, transitionMany }: LawTools, orderId: string, tracking: string) {
  await db.updateTable('chipOrder').set({ tracking }).where('id', '=', orderId).execute()
  const units = await outgoingUnits(db, orderId, 'reserved')
  await transitionMany(chipUnitLife, 'dispatch', idsOf(units), 'Staff')
  return units
}

/** STOCK-5 An order has come. Those of its chips that have not (`missing`, by number) are blocked: nobody may use them. */
export async function receiveOrder(tools: LawTools, orderId: string, by: Actor, missing: ReadonlySet<string>) {
  const { db, now, transition, transitionMany } = tools
  await transition(chipOrderLife, 'receive', orderId, by, missing.size > 0 ? { missing: missing.size } : {})
  await db.updateTable('chipOrder').set({ receivedAt: now }).where('id', '=', orderId).execute()
  const units = await outgoingUnits(db, orderId, 'dispatched')
  const [lost, come] = [units.filter(({ number }) => missing.has(number)), units.filter(({ number }) => !missing.has(number))]
  await transitionMany(chipUnitLife, 'lose', idsOf(lost), by)
  await transitionMany(chipUnitLife, 'receive', idsOf(come), by)
}

/** The chips of an order that are not with its implanter: those that wait to be sent, or those on their way. */
export const outgoingUnits = (db: Db, orderId: string, status: 'reserved' | 'dispatched') =>
  db.selectFrom('chipUnit').select(['id', 'number']).where('orderId', '=', orderId).where('status', '=', status).orderBy('number').execute()

const idsOf = (units: readonly { id: string }[]) => units.map(({ id }) => id)
