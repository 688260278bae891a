import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { moveMany } from '#platform/law/movemany.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { isUnfit, rangesOf } from './allotted.ts'
import { outgoingUnits, receiveOrder } from './delivering.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { chipsSwapped, parcelLost } from './messages.ts'
import { orderHeld, worthOf } from './owing.ts'
import { countOf, numbersOf } from './picking.ts'
import { allot, release, takeUpTo } from './reserving.ts'
import { makeUnits } from './units.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move' | 'send' | 'needs'>

interface Exchanged {
  /** The numbers that the order has instead. */
  numbers: string[]
  /** How many could not be had, and what they cost in pence with their unused registrations. */
  missing: number
  pence: number
  /** That the order has no chip any more. */
  isEmpty: boolean
}

/**
 * STOCK-12 Gives an order that is paid and not sent other chips for those whose batch was stopped or is no longer sterile, the earliest
 * expiry first, or, where `orFewer`, as many as there are. Throws a sentence where none is stopped, or stock is short.
 */
export async function exchangeStopped(tools: Tools, orderId: string, { orFewer }: { orFewer: boolean }): Promise<Exchanged> {
  const { db, now, move } = tools
  const order = await orderHeld(db, orderId)
  const held = await rangesOf(db, orderId)
  const stopped = held.filter((range) => isUnfit(range, now))
  const wanted = countOf(stopped)
  await move(chipOrderLife, 'swap', orderId, 'Staff', { chips: wanted })
  if (wanted === 0) throw new Error('STOCK-12 No chip of this order is of a batch that was stopped, and all are sterile')
  const ranges = await takeUpTo(db, wanted, now)
  const missing = wanted - countOf(ranges)
  if (missing > 0 && !orFewer)
    throw new Error(`STOCK-12 ${wanted} chips are needed and ${wanted - missing} are in stock. Wait for others, or: swap-or-refund <why>`)

  await putAside(tools, orderId, [...new Set(stopped.map(({ batchId }) => batchId))])
  if (ranges.length > 0) {
    await allot(db, orderId, ranges)
    await makeUnits(db, { order, ranges, by: 'Staff', now })
  }
  const isEmpty = missing === countOf(held)
  const pence = missing > 0 && !isEmpty ? await giveUp(db, order, missing, now) : 0
  if (!isEmpty) await tools.send(await letterOf(tools, order, wanted - missing, missing))
  return { numbers: numbersOf(ranges).map(({ number }) => number), missing, pence, isEmpty }
}

/** The order has so many chips less from now on: what they cost with their unused registrations, in pence. */
async function giveUp(db: Db, order: Awaited<ReturnType<typeof orderHeld>>, missing: number, now: Date): Promise<number> {
  await db
    .updateTable('chipOrder')
    .set({ givenUp: order.givenUp + missing })
    .where('id', '=', order.id)
    .execute()
  return worthOf(db, order, missing, now)
}

/** They were never sent, so they are nobody's: who had them stays written in the allocations, and their batch keeps them back. */
async function putAside({ db, now }: { db: Db; now: Date }, orderId: string, batchIds: readonly string[]): Promise<void> {
  await db.deleteFrom('chipUnit').where('orderId', '=', orderId).where('batchId', 'in', batchIds).execute()
  await release(db, orderId, now, batchIds)
}

async function letterOf({ db, needs }: Tools, { implanterId }: { implanterId: string }, swapped: number, missing: number) {
  return chipsSwapped(await accountById(db, implanterId), { swapped, missing }, needs.config.publicUrl + paths.orderChips)
}

/**
 * STOCK-5 The parcel of an order never arrived, though its implanter has not said so: its chips are blocked, those too that have expired
 * on their way, and the implanter is told. How many.
 */
export async function loseParcel(tools: Tools, orderId: string): Promise<number> {
  const { db, now, send, needs } = tools
  const { implanterId } = await orderHeld(db, orderId)
  const numbers = (await outgoingUnits(db, orderId, 'dispatched')).map(({ number }) => number)
  await receiveOrder(tools, orderId, { by: 'Staff', byAccount: null }, new Set(numbers))
  const expired = await expiredOnTheirWay(db, orderId)
  await moveMany(db, chipUnitLife, 'lose', expired, 'Staff', { at: now, byAccount: null })
  const lost = numbers.length + expired.length
  await send(parcelLost(await accountById(db, implanterId), lost, needs.config.publicUrl + paths.orderChips))
  return lost
}

/** The chips of an order whose day came before they reached the implanter. */
async function expiredOnTheirWay(db: Db, orderId: string): Promise<string[]> {
  const units = await db
    .selectFrom('chipUnit')
    .innerJoin('event', 'event.subjectId', 'chipUnit.id')
    .select('chipUnit.id')
    .where('chipUnit.orderId', '=', orderId)
    .where('chipUnit.status', '=', 'expired')
    .where('event.subject', '=', chipUnitLife.subject)
    .where('event.move', '=', 'expire')
    .where('event.fromStatus', 'in', ['reserved', 'dispatched'])
    .execute()
  return units.map(({ id }) => id)
}
