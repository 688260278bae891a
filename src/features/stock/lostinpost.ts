import type { Db } from '#platform/database/db.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { allocate, takeChips } from './allocation.ts'
import { dispatchUnits } from './delivery.ts'
import { chipOrderLife } from './lifecycle.ts'
import { bundles, type Tools } from './points.ts'
import { priceOf } from './prices.ts'
import { refuseUnpaid } from './ranges.ts'
import { LOST_REFUSED, UNPAID_REFUSED } from './refusals.ts'
import { byNumber, makeUnits } from './units.ts'

type Order = Awaited<ReturnType<typeof lockOrder>>

/**
 * STOCK-11, PAY-8 The chips that never arrived, and for which nobody has had another or the money, unless the bank took back what was paid
 * for them: then they are given up.
 */
export const lostUnits = (db: Db) =>
  db
    .selectFrom('chipUnit')
    .innerJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['chipUnit.id', 'chipUnit.number', 'chipUnit.orderId'])
    .where('chipUnit.status', '=', 'lostInPost')
    .where('chipUnit.compensated', 'is', null)
    .where('chipOrder.takenBackAt', 'is', null)
    .orderBy('chipUnit.number')

/** Those of one order. */
export async function lostOf(db: Db, orderId: string) {
  const units = await lostUnits(db).where('orderId', '=', orderId).clearOrderBy().orderBy('chipUnit.id').forUpdate('chipUnit').execute()
  return units.toSorted(byNumber)
}

/** STOCK-11 Sends as many others as an order lost in the post, the earliest expiry first; their numbers. Refuses where it lost none, or stock is short. */
export async function resendLost(tools: Tools, orderId: string, tracking: string): Promise<string[]> {
  const { db, now, transition } = tools
  const { order, lost } = await orderThatLost(db, orderId)
  await transition(chipOrderLife, 'resend', orderId, 'Staff', { chips: lost.length })
  const ranges = await takeChips(db, lost.length, now)
  if (!ranges) throw refusedBy(LOST_REFUSED, 'notInStock', `There aren’t ${lost.length} chips in stock. Send them later, or refund them.`)
  await allocate(db, orderId, ranges)
  await makeUnits(tools, { order, ranges, by: 'Staff' })
  await compensate(db, lost, 'resent')
  const sent = await dispatchUnits(tools, orderId, tracking)
  return sent.map(({ number }) => number)
}

/**
 * STOCK-11 Gives up what an order lost in the post, with its registrations as far as they are not used: how many chips, and how many pence
 * both cost. An order of which nothing arrived is over. Refuses where it lost none.
 */
export async function giveUpLost(tools: Tools, orderId: string): Promise<{ chips: number; pence: number }> {
  const { db, transition } = tools
  const { order, lost } = await orderThatLost(db, orderId)
  await compensate(db, lost, 'refunded')
  const chips = lost.length
  if (order.status === 'received' && !(await hasArrived(db, orderId)))
    await transition(chipOrderLife, 'giveUp', orderId, 'Staff', { chips })
  return { chips, pence: await worthOf(tools, order, chips) }
}

/** STOCK-10 Takes back the unused registrations of so many chips of an order: what both cost, in pence. */
export async function worthOf({ db, now, extensions }: Tools, order: Order, chips: number): Promise<number> {
  const { id: orderId, implanterId: accountId, withRegistrations } = order
  const [bundle] = withRegistrations ? extensions(bundles) : []
  const registrations = bundle ? await bundle.revoke(db, { accountId, orderId, most: chips, now }) : 0
  return priceOf(order, { chips, registrations })
}

/** Writes down how it was compensated that these chips never arrived, so that nobody has it twice. */
export async function compensate(db: Db, lost: readonly { id: string }[], how: 'resent' | 'refunded'): Promise<void> {
  const ids = lost.map(({ id }) => id)
  if (ids.length > 0) await db.updateTable('chipUnit').set({ compensated: how }).where('id', 'in', ids).execute()
}

export const lockOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('chipOrder')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => refusedBy(UNPAID_REFUSED, 'noSuchOrder'))

async function orderThatLost(db: Db, orderId: string) {
  const order = await lockOrder(db, orderId)
  refuseUnpaid(order)
  const lost = await lostOf(db, orderId)
  if (lost.length === 0) throw refusedBy(LOST_REFUSED, 'noneMissing')
  return { order, lost }
}

async function hasArrived(db: Db, orderId: string): Promise<boolean> {
  const unit = await db
    .selectFrom('chipUnit')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', '<>', 'lostInPost')
    .limit(1)
    .executeTakeFirst()
  return unit !== undefined
}
