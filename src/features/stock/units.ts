import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { chipUnitLife } from './lifecycle.ts'
import { numbersOf, type Range } from './picking.ts'

interface Making {
  order: { id: string; implanterId: string }
  ranges: readonly Range[]
  by: 'payments' | 'Staff'
  /** The number of a chip that never worked, where these go to the implanter at once in its place. */
  insteadOf?: string
  /** Who has them, where that isn’t the implanter who ordered. */
  holderId?: string
}

/** STOCK-2 The numbers of an order become chips of its implanter; those that an earlier order had, and was never sent, do so again. */
export async function makeUnits(
  { db, now, transitionMany, startMany }: LawTools,
  { order, ranges, by, insteadOf, holderId = order.implanterId }: Making,
): Promise<void> {
  const [name, status] = insteadOf ? (['replace', 'dispatched'] as const) : (['allocate', 'reserved'] as const)
  const instead = insteadOf ? { before: insteadOf } : {}
  const owner = { orderId: order.id, holderId }
  const numbers = numbersOf(ranges)
  const before = await unsoldAmong(
    db,
    numbers.map(({ number }) => number),
  )
  const ids = [...before.values()]
  if (ids.length > 0) await db.updateTable('chipUnit').set(owner).where('id', 'in', ids).execute()
  await transitionMany(chipUnitLife, name, ids, by, instead)

  const batchIds = ranges.map(({ batchId }) => batchId)
  const batches = await db.selectFrom('chipBatch').select(['id', 'expiresOn']).where('id', 'in', batchIds).execute()
  const expiry = new Map(batches.map(({ id, expiresOn }) => [id, expiresOn]))
  const units = numbers
    .filter(({ number }) => !before.has(number))
    .map(({ number, batchId }) => ({ id: newId(), status, statusAt: now, number, batchId, ...owner, expiresOn: expiry.get(batchId) ?? '' }))
  if (units.length > 0) await db.insertInto('chipUnit').values(units).execute()
  const begun = units.map(({ id, number }) => ({ id, status, facts: { number, ...instead } }))
  await startMany(chipUnitLife, name, begun, by)
}

async function unsoldAmong(db: Db, numbers: readonly string[]): Promise<Map<string, string>> {
  const units = await db.selectFrom('chipUnit').select(['id', 'number']).where('number', 'in', numbers).execute()
  return new Map(units.map(({ id, number }) => [number, id]))
}

/** Chips of an order that were never sent are nobody's again. Who had them stays written in the allocations. */
export async function putBackUnits(
  { db, transitionMany }: LawTools,
  orderId: string,
  by: 'payments' | 'Staff',
  batchIds?: readonly string[],
) {
  const units = await db
    .selectFrom('chipUnit')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', 'in', chipUnitLife.moves.putBack.from)
    .$if(batchIds !== undefined, (some) => some.where('batchId', 'in', batchIds ?? []))
    .execute()
  const ids = units.map(({ id }) => id)
  await transitionMany(chipUnitLife, 'putBack', ids, by)
  if (ids.length > 0) await db.updateTable('chipUnit').set({ orderId: null, holderId: null }).where('id', 'in', ids).execute()
}

/** The order in which chips are named to people; they are held in the order of their ids. */
export const byNumber = (one: { number: string }, other: { number: string }) => (one.number < other.number ? -1 : 1)
