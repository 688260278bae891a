import type { Db } from '#platform/database/db.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { compensate, lockOrder, worthOf } from './lostinpost.ts'
import type { Tools } from './points.ts'
import { RECALLED_REFUSED } from './refusals.ts'
import { byNumber } from './units.ts'

/** DEAD-8 The chips of orders that were called back and have not come: to be sent back, and paid back then, unless the bank took what was paid. */
export const calledBack = (db: Db) =>
  db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select(['chipUnit.id', 'chipUnit.number', 'chipUnit.orderId'])
    .where('chipBatch.status', '=', 'recalled')
    .where('chipUnit.status', 'in', ['recalled', 'withImplanter'])
    .orderBy('chipUnit.number')

/** Those of one order, held. */
async function calledBackOf(db: Db, orderId: string) {
  const units = await calledBack(db)
    .where('chipUnit.orderId', '=', orderId)
    .clearOrderBy()
    .orderBy('chipUnit.id')
    .forUpdate('chipUnit')
    .execute()
  return units.toSorted(byNumber)
}

/**
 * DEAD-8 The chips of an order that were called back have come, but for those that did not: how many, and how many pence they cost with
 * their registrations, as far as those are not used. What else there is of the order stays as it is; one of which nothing is left is
 * over. Refuses where that cannot be.
 */
export async function receiveRecalled(tools: Tools, orderId: string, notCome: readonly string[] = []) {
  const { db, transition, transitionMany } = tools
  const order = await lockOrder(db, orderId)
  const units = await calledBackOf(db, orderId)
  const strange = notCome.find((number) => !units.some((unit) => unit.number === number))
  if (strange) throw refusedBy(RECALLED_REFUSED, 'notExpected', `${strange} isn’t one of the ${units.length} recalled chips in this order`)
  const back = units.filter(({ number }) => !notCome.includes(number))
  if (back.length === 0) throw refusedBy(RECALLED_REFUSED, 'noneCame')

  await transitionMany(chipUnitLife, 'refund', idsOf(back), 'Staff')
  await compensate(db, back, 'refunded')
  if (order.status === 'received' && !(await isAnyLeft(db, orderId)))
    await transition(chipOrderLife, 'callBack', orderId, 'Staff', { chips: back.length })
  return { back: back.length, pence: await worthOf(tools, order, back.length) }
}

async function isAnyLeft(db: Db, orderId: string): Promise<boolean> {
  const unit = await db
    .selectFrom('chipUnit')
    .select('id')
    .where('orderId', '=', orderId)
    .where((row) => row.or([row('status', 'not in', ['returned', 'lostInPost']), row('compensated', 'is', null)]))
    .limit(1)
    .executeTakeFirst()
  return unit !== undefined
}

export const idsOf = (units: readonly { id: string }[]) => units.map(({ id }) => id)
