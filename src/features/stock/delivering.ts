import type { Db } from '#platform/database/db.ts'
import type { Mover } from '#platform/law/lifecycle.ts'
import { moveMany } from '#platform/law/movemany.ts'
import type { Asked } from '#platform/server/answer.ts'
import { refuseUnfit } from './allotted.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { release } from './reserving.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move'>

/** Who does it: an implanter with their account, Staff, or the clock. */
interface Doer {
  by: Mover
  byAccount: string | null
}

/** STOCK-6 Ends an order whose chips are not allocated: they are free again. */
export async function cancelOrder({ db, now, move }: Tools, orderId: string, by: Mover): Promise<void> {
  await move(chipOrderLife, 'cancel', orderId, by)
  await release(db, orderId, now)
}

/** STOCK-3 An order is on its way with all its chips. Throws where some of them may not be sent. */
export async function dispatchOrder({ db, now, move }: Tools, orderId: string, tracking: string): Promise<void> {
  await move(chipOrderLife, 'dispatch', orderId, 'Staff')
  await refuseUnfit({ db, now }, orderId)
  await dispatchUnits({ db, now }, orderId, tracking)
}

/** The chips of an order that wait to be sent are on their way; which those are. */
export async function dispatchUnits({ db, now }: Pick<Tools, 'db' | 'now'>, orderId: string, tracking: string) {
  await db.updateTable('chipOrder').set({ tracking }).where('id', '=', orderId).execute()
  const units = await outgoingUnits(db, orderId, 'reserved')
  await moveMany(db, chipUnitLife, 'dispatch', idsOf(units), 'Staff', { at: now, byAccount: null })
  return units
}

/** STOCK-5 An order has come. Those of its chips that have not (`missing`, by number) are blocked: nobody may use them. */
export async function receiveOrder({ db, now, move }: Tools, orderId: string, { by, byAccount }: Doer, missing: ReadonlySet<string>) {
  await move(chipOrderLife, 'receive', orderId, by, missing.size > 0 ? { missing: missing.size } : {})
  await db.updateTable('chipOrder').set({ receivedAt: now }).where('id', '=', orderId).execute()
  const units = await outgoingUnits(db, orderId, 'dispatched')
  const [lost, come] = [units.filter(({ number }) => missing.has(number)), units.filter(({ number }) => !missing.has(number))]
  const witness = { at: now, byAccount }
  await moveMany(db, chipUnitLife, 'lose', idsOf(lost), by, witness)
  await moveMany(db, chipUnitLife, 'receive', idsOf(come), by, witness)
}

/** The chips of an order that are not with its implanter: those that wait to be sent, or those on their way. */
export const outgoingUnits = (db: Db, orderId: string, status: 'reserved' | 'dispatched') =>
  db.selectFrom('chipUnit').select(['id', 'number']).where('orderId', '=', orderId).where('status', '=', status).orderBy('number').execute()

const idsOf = (units: readonly { id: string }[]) => units.map(({ id }) => id)
