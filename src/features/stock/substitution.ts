import type { Db } from '#platform/database/db.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { allocate, release, takeUpTo } from './allocation.ts'
import { outgoingUnits, receiveOrder } from './delivery.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { lockOrder, worthOf } from './lostinpost.ts'
import { chipsReplaced, parcelLost } from './messages.ts'
import { countOf, numbersOf } from './picking.ts'
import { isUnfit, rangesOf } from './ranges.ts'
import { SUBSTITUTING_REFUSED } from './refusals.ts'
import { makeUnits, putBackUnits } from './units.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services' | 'extensions'>

interface Substituted {
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
 * expiry first, or, where `orFewer`, as many as there are. Refuses where none is stopped, or stock is short.
 */
export async function substituteStopped(tools: Tools, orderId: string, { orFewer }: { orFewer: boolean }): Promise<Substituted> {
  const { db, now, transition } = tools
  const order = await lockOrder(db, orderId)
  const held = await rangesOf(db, orderId)
  const stopped = held.filter((range) => isUnfit(range, now))
  const wanted = countOf(stopped)
  await transition(chipOrderLife, 'substitute', orderId, 'Staff', { chips: wanted })
  if (wanted === 0) throw refusedBy(SUBSTITUTING_REFUSED, 'noneStopped')
  const ranges = await takeUpTo(db, wanted, now)
  const missing = wanted - countOf(ranges)
  if (missing > 0 && !orFewer)
    throw refusedBy(
      SUBSTITUTING_REFUSED,
      'notInStock',
      `${wanted} chips are needed and ${wanted - missing} are in stock. Wait for more, or refund the rest.`,
    )

  // Their batch keeps them from being sold again.
  const batchIds = [...new Set(stopped.map(({ batchId }) => batchId))]
  await putBackUnits(tools, orderId, 'Staff', batchIds)
  await release(db, orderId, now, batchIds)
  if (ranges.length > 0) {
    await allocate(db, orderId, ranges)
    await makeUnits(tools, { order, ranges, by: 'Staff' })
  }
  const isEmpty = missing === countOf(held)
  const pence = missing > 0 && !isEmpty ? await giveUp(tools, order, missing) : 0
  if (!isEmpty) await tools.notify(order.implanterId, chipsReplaced({ replaced: wanted - missing, missing }))
  return { numbers: numbersOf(ranges).map(({ number }) => number), missing, pence, isEmpty }
}

/** The order has so many chips less from now on: what they cost with their unused registrations, in pence. */
async function giveUp(tools: Tools, order: Awaited<ReturnType<typeof lockOrder>>, missing: number): Promise<number> {
  await tools.db
    .updateTable('chipOrder')
    .set({ givenUp: order.givenUp + missing })
    .where('id', '=', order.id)
    .execute()
  return worthOf(tools, order, missing)
}

/**
 * STOCK-5 The parcel of an order never arrived, though its implanter has not said so: its chips are blocked, those too that have expired
 * on their way, and the implanter is told. How many.
 */
export async function loseParcel(tools: Tools, orderId: string): Promise<number> {
  const { db, transitionMany, notify } = tools
  const { implanterId } = await lockOrder(db, orderId)
  const numbers = (await outgoingUnits(db, orderId, 'dispatched')).map(({ number }) => number)
  await receiveOrder(tools, orderId, 'Staff', new Set(numbers))
  const expired = await expiredOnTheirWay(db, orderId)
  await transitionMany(chipUnitLife, 'lose', expired, 'Staff')
  const lost = numbers.length + expired.length
  await notify(implanterId, parcelLost(lost))
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
