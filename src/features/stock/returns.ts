import type { Db } from '#platform/database/db.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { release } from './allocation.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { compensate, lockOrder, lostOf, worthOf } from './lostinpost.ts'
import { replacementsOwed, type Tools } from './points.ts'
import { stillOf } from './prices.ts'
import { IS_WITH_BUYER } from './queries/withbuyer.ts'
import { BACK_REFUSED } from './refusals.ts'
import { byNumber, putBackUnits } from './units.ts'

/** STOCK-7 An implanter wants to send back the chips of an order that were not used: how many those are. Nothing changes where there is none. */
export async function askToReturn({ db, transition }: Tools, orderId: string): Promise<number> {
  const unused = await notPaidBack(db, orderId, 'withImplanter')
  if (unused.length > 0) await transition(chipOrderLife, 'askToReturn', orderId, 'holder', { chips: unused.length })
  return unused.length
}

/**
 * STOCK-7 The chips of an order that were not used are back with us, and never sold again, but for those that did not come: they stay
 * with the implanter. How many are back, and for how many of the order there is money. Refuses where that cannot be.
 */
export async function receiveUnused(tools: Tools, orderId: string, notCome: readonly string[] = []) {
  const { db, transition, transitionMany } = tools
  await lockOrder(db, orderId)
  const unused = await notPaidBack(db, orderId, 'withImplanter')
  await transition(chipOrderLife, 'receiveReturn', orderId, 'Staff', { chips: unused.length - notCome.length, notCome: notCome.length })
  const missing = new Set(notCome)
  const strange = notCome.find((number) => !unused.some((unit) => unit.number === number))
  if (strange) throw refusedBy(BACK_REFUSED, 'notExpected', `${strange} isn’t one of the ${unused.length} chips we’re expecting back`)
  const back = unused.filter(({ number }) => !missing.has(number))
  if (unused.length > 0 && back.length === 0) throw refusedBy(BACK_REFUSED, 'noneCame')
  const ids = back.map(({ id }) => id)
  await transitionMany(chipUnitLife, 'refund', ids, 'Staff')
  return { back: back.length, paidBack: back.length + (await countOwed(tools, orderId)) }
}

/**
 * STOCK-10 Takes back what of an order is not used, and says how many pence that is: its chips at their price, and their registrations,
 * as far as they were not used, at theirs. 0 where it was done before. Throws the sentence where it is on its way, or its chips are
 * still with the implanter.
 */
export async function revokeOrder(tools: Tools, orderId: string): Promise<number> {
  const { db, now, transition } = tools
  const order = await lockOrder(db, orderId)
  if (order.status === 'refunded') return 0
  const isSent = order.status === 'returned'
  const chips = isSent ? (await notPaidBack(db, orderId, 'returned')).length + (await countOwed(tools, orderId)) : stillOf(order)
  await transition(chipOrderLife, 'refund', orderId, 'payments', { chips })
  if (!isSent) {
    await putBackUnits(tools, orderId, 'payments')
    await release(db, orderId, now)
  }
  if (isSent) await refundOwed(tools, orderId, 'Staff')
  return worthOf(tools, order, chips)
}

/** STOCK-18 Ends a paid order that isn't packed for whoever placed it: its chips are free again, and its unused registrations end. How many pence go back. */
export async function withdrawOrder(tools: Tools, orderId: string): Promise<number> {
  const { db, now, transition } = tools
  const order = await lockOrder(db, orderId)
  const chips = stillOf(order)
  await transition(chipOrderLife, 'withdraw', orderId, 'holder', { chips })
  await putBackUnits(tools, orderId, 'payments')
  await release(db, orderId, now)
  return worthOf(tools, order, chips)
}

/**
 * PAY-8 The bank has taken back what was paid for an order: it is over while it is not sent, and the registrations that came with it end as
 * far as they were not used. Chips that are sent stay with the implanter; for such as never arrive or never work nothing is owed any more.
 */
export async function loseOrder(tools: Tools, orderId: string): Promise<void> {
  const { db, now } = tools
  await endOrder(tools, orderId)
  await refundOwed(tools, orderId, 'clock')
  await db.updateTable('chipOrder').set({ takenBackAt: now }).where('id', '=', orderId).execute()
}

/** PAY-5 All that was paid for an order goes back: it is over while it is not sent, and its registrations end as far as they were not used. */
export async function endOrder(tools: Tools, orderId: string): Promise<void> {
  const order = await lockOrder(tools.db, orderId)
  if (UNSENT.has(order.status)) await revokeOrder(tools, orderId)
  await worthOf(tools, order, order.quantity)
}

const UNSENT: ReadonlySet<string> = new Set(['paid', 'allocated', 'packed'])

/** How many chips of an order never arrived, or never worked and were not replaced: they are paid back with those that come back. */
export async function countOwed({ db, extensions }: Pick<Tools, 'db' | 'extensions'>, orderId: string): Promise<number> {
  const lost = await lostOf(db, orderId)
  const others = await Promise.all(extensions(replacementsOwed).map(({ count }) => count(db, orderId)))
  return others.reduce((sum, owed) => sum + owed, lost.length)
}

async function refundOwed(tools: Tools, orderId: string, by: 'Staff' | 'clock'): Promise<void> {
  await compensate(tools.db, await lostOf(tools.db, orderId), 'refunded')
  for (const { close } of tools.extensions(replacementsOwed)) await close(tools, orderId, by)
}

/** The chips of an order that its implanter holds or that have come back, as far as they are not paid back yet, held. */
async function notPaidBack(db: Db, orderId: string, status: 'withImplanter' | 'returned') {
  const units = await db
    .selectFrom('chipUnit')
    .select(['id', 'number'])
    .where('orderId', '=', orderId)
    .where('status', '=', status)
    .where('compensated', 'is', null)
    .where((unit) => unit.or([unit('status', '<>', 'withImplanter'), IS_WITH_BUYER]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return units.toSorted(byNumber)
}
