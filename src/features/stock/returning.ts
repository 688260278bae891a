import { takeBackRegistrations } from '#features/plans/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { moveMany } from '#platform/law/movemany.ts'
import type { Asked } from '#platform/server/answer.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { release } from './reserving.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'move'>

/** STOCK-7 An implanter wants to send back the chips of an order that were not used: how many those are. Nothing changes where there is none. */
export async function askToReturn({ db, move }: Tools, orderId: string): Promise<number> {
  const unused = await unitsOf(db, orderId, 'withImplanter')
  if (unused.length > 0) await move(chipOrderLife, 'askToReturn', orderId, 'holder', { chips: unused.length })
  return unused.length
}

/** STOCK-7 The chips of an order that were not used are back with us, and never sold again: how many those are. */
export async function takeBackUnused({ db, now, move }: Tools, orderId: string): Promise<number> {
  await orderHeld(db, orderId)
  const unused = await unitsOf(db, orderId, 'withImplanter')
  await move(chipOrderLife, 'takeBack', orderId, 'Staff', { chips: unused.length })
  await moveMany(db, chipUnitLife, 'giveBack', unused, 'Staff', { at: now, byAccount: null })
  return unused.length
}

/**
 * STOCK-10 Takes back what of an order is not used, chips and their registrations, and says how many pence that is: 0 where it was done
 * before. Throws the sentence where it is on its way, or its chips are still with the implanter.
 */
export async function takeBackOrder(tools: Tools, orderId: string): Promise<number> {
  const { db, now, move } = tools
  const order = await orderHeld(db, orderId)
  if (!order || order.status === 'refunded') return 0
  const isSent = order.status === 'returned'
  const chips = isSent ? (await unitsOf(db, orderId, 'returned')).length : order.quantity
  await move(chipOrderLife, 'refund', orderId, 'payments', { chips })
  if (!isSent) await putBack(tools, orderId)

  const { implanterId: accountId, withRegistrations, pence, quantity } = order
  const unused = withRegistrations ? await takeBackRegistrations(db, { accountId, lotId: orderId, most: chips, now }) : chips
  return Math.floor((pence * unused) / quantity)
}

const orderHeld = (db: Db, orderId: string) =>
  db.selectFrom('chipOrder').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

/** Chips that were never sent were nobody's: their numbers can be sold again. Who had them reserved stays written in the allocations. */
async function putBack({ db, now }: Tools, orderId: string): Promise<void> {
  await db.deleteFrom('chipUnit').where('orderId', '=', orderId).execute()
  await release(db, orderId, now)
}

async function unitsOf(db: Db, orderId: string, status: 'withImplanter' | 'returned'): Promise<string[]> {
  const units = await db.selectFrom('chipUnit').select('id').where('orderId', '=', orderId).where('status', '=', status).execute()
  return units.map(({ id }) => id)
}
