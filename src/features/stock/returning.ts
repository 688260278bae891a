import { readChipNumber } from '#features/chips/number.ts'
import { deadChipLife } from '#features/implanting/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { moveMany } from '#platform/law/movemany.ts'
import type { Asked } from '#platform/server/answer.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { lostOf, makeGood, orderHeld, worthOf } from './owing.ts'
import { stillOf } from './pricing.ts'
import { release } from './reserving.ts'
import { byNumber } from './units.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move'>

/** STOCK-7 An implanter wants to send back the chips of an order that were not used: how many those are. Nothing changes where there is none. */
export async function askToReturn({ db, move }: Tools, orderId: string): Promise<number> {
  const unused = await notPaidBack(db, orderId, 'withImplanter')
  if (unused.length > 0) await move(chipOrderLife, 'askToReturn', orderId, 'holder', { chips: unused.length })
  return unused.length
}

/**
 * STOCK-7 The chips of an order that were not used are back with us, and never sold again, but for those that did not come: they stay
 * with the implanter. How many are back, and for how many of the order there is money. Throws a sentence where that cannot be.
 */
export async function takeBackUnused({ db, now, move }: Tools, orderId: string, notCome: readonly string[] = []) {
  await orderHeld(db, orderId)
  const unused = await notPaidBack(db, orderId, 'withImplanter')
  await move(chipOrderLife, 'takeBack', orderId, 'Staff', { chips: unused.length - notCome.length, notCome: notCome.length })
  const missing = new Set(notCome)
  const strange = notCome.find((number) => !unused.some((unit) => unit.number === number))
  if (strange) throw new Error(`${strange} is not among the ${unused.length} chips that are expected back`)
  const back = unused.filter(({ number }) => !missing.has(number))
  if (unused.length > 0 && back.length === 0) throw new Error('None of these chips has come: leave the order as it is until they have')
  const ids = back.map(({ id }) => id)
  await moveMany(db, chipUnitLife, 'giveBack', ids, 'Staff', { at: now, byAccount: null })
  return { back: back.length, paidBack: back.length + (await countOwed(db, orderId)) }
}

/** The numbers that Staff type, each with or without spaces. Null where there is something else. */
export function numbersIn(words: readonly string[]): string[] | null {
  const digits = words.join('').replace(/[\s,]/g, '')
  if (!/^(\d{15})*$/.test(digits)) return null
  const numbers = digits.match(/\d{15}/g) ?? []
  return numbers.every((number) => readChipNumber(number).valid) ? [...new Set(numbers)] : null
}

/**
 * STOCK-10 Takes back what of an order is not used, and says how many pence that is: its chips at their price, and their registrations,
 * as far as they were not used, at theirs. 0 where it was done before. Throws the sentence where it is on its way, or its chips are
 * still with the implanter.
 */
export async function takeBackOrder(tools: Tools, orderId: string): Promise<number> {
  const { db, now, move } = tools
  const order = await orderHeld(db, orderId)
  if (order.status === 'refunded') return 0
  const isSent = order.status === 'returned'
  const chips = isSent ? (await notPaidBack(db, orderId, 'returned')).length + (await countOwed(db, orderId)) : stillOf(order)
  await move(chipOrderLife, 'refund', orderId, 'payments', { chips })
  if (!isSent) await putBack(tools, orderId)
  if (isSent) await settleOwed(tools, orderId, 'Staff')
  return worthOf(db, order, chips, now)
}

/**
 * PAY-8 The bank has taken back what was paid for an order: it is over while it is not sent, and the registrations that came with it end as
 * far as they were not used. Chips that are sent stay with the implanter; for such as never arrive or never work nothing is owed any more.
 */
export async function loseOrder(tools: Tools, orderId: string): Promise<void> {
  const { db, now } = tools
  await endOrder(tools, orderId)
  await settleOwed(tools, orderId, 'clock')
  await db.updateTable('chipOrder').set({ takenBackAt: now }).where('id', '=', orderId).execute()
}

/** PAY-5 All that was paid for an order goes back: it is over while it is not sent, and its registrations end as far as they were not used. */
export async function endOrder(tools: Tools, orderId: string): Promise<void> {
  const order = await orderHeld(tools.db, orderId)
  if (UNSENT.has(order.status)) await takeBackOrder(tools, orderId)
  await worthOf(tools.db, order, order.quantity, tools.now)
}

const UNSENT: ReadonlySet<string> = new Set(['paid', 'allocated', 'packed'])

/** How many chips of an order never arrived, or never worked and were not replaced: they are paid back with those that come back. */
export async function countOwed(db: Db, orderId: string): Promise<number> {
  const [lost, duds] = [await lostOf(db, orderId), await dudsOf(db, orderId)]
  return lost.length + duds.length
}

async function settleOwed({ db, now }: Tools, orderId: string, by: 'Staff' | 'clock'): Promise<void> {
  await makeGood(db, await lostOf(db, orderId), 'refunded')
  const reports = (await dudsOf(db, orderId)).map(({ id }) => id)
  await moveMany(db, deadChipLife, 'close', reports, by, { at: now, byAccount: null }, { paidBack: true })
}

/** The reports of chips of an order that never worked, and for which another is still owed. */
const dudsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('deadChip')
    .innerJoin('chipUnit', 'chipUnit.number', 'deadChip.chipNumber')
    .innerJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select('deadChip.id')
    .where('chipUnit.orderId', '=', orderId)
    .where('chipUnit.status', '=', 'deadUnused')
    .where('deadChip.status', '=', 'creditIssued')
    .where('chipOrder.takenBackAt', 'is', null)
    .execute()

/** Chips that were never sent were nobody's: their numbers can be sold again. Who had them reserved stays written in the allocations. */
async function putBack({ db, now }: Tools, orderId: string): Promise<void> {
  await db.deleteFrom('chipUnit').where('orderId', '=', orderId).execute()
  await release(db, orderId, now)
}

/** The chips of an order that its implanter holds or that have come back, as far as they are not paid back yet, held. */
async function notPaidBack(db: Db, orderId: string, status: 'withImplanter' | 'returned') {
  const units = await db
    .selectFrom('chipUnit')
    .select(['id', 'number'])
    .where('orderId', '=', orderId)
    .where('status', '=', status)
    .where('madeGood', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return units.toSorted(byNumber)
}
