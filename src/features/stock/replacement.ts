import type { Db } from '#platform/database/db.ts'
import { allocate, release, takeChips } from './allocation.ts'
import { countOf } from './picking.ts'
import { isStopped, rangesOf } from './ranges.ts'

interface Placed {
  id: string
  quantity: number
}

/**
 * STOCK-2, DEAD-4 The numbers that are held for an order which is to be paid. Where the sale of some was stopped meanwhile, it has others
 * from now on; null when there are not so many.
 */
export async function rangesToSell(db: Db, order: Placed, now: Date) {
  const held = await rangesOf(db, order.id)
  if (!held.some(isStopped)) return held
  return db.isTransaction ? replaced(db, order, now) : db.transaction().execute((transaction) => replaced(transaction, order, now))
}

async function replaced(db: Db, { id, quantity }: Placed, now: Date) {
  const order = await db.selectFrom('chipOrder').select('status').where('id', '=', id).forUpdate().executeTakeFirst()
  if (order?.status !== 'placed') return null
  const held = await rangesOf(db, id)
  const stopped = held.filter(isStopped).map(({ batchId }) => batchId)
  if (stopped.length === 0) return held
  const others = await takeChips(db, quantity - countOf(held.filter((range) => !isStopped(range))), now)
  if (!others) return null
  await release(db, id, now, stopped)
  await allocate(db, id, others)
  return rangesOf(db, id)
}
