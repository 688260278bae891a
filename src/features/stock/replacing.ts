import { readChipNumber } from '#features/chips/number.ts'
import { newId } from '#platform/database/id.ts'
import type { Asked } from '#platform/server/answer.ts'
import { chipUnitLife } from './lifecycle.ts'
import { allot, freeNumbers } from './reserving.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'start'>

/**
 * DEAD-1 Gives the implanter another chip of the stock for one of theirs that never worked; its number as we write it. It takes the place
 * of that one in the order, so that an order never has more chips than were paid for.
 */
export async function replaceDud({ db, now, start }: Tools, dudNumber: string, typed: string): Promise<string> {
  const chip = await freeChip({ db, now }, typed)
  const dud = await db
    .selectFrom('chipUnit')
    .select(['id', 'orderId', 'holderId'])
    .where('number', '=', dudNumber)
    .where('status', '=', 'deadUnused')
    .forUpdate()
    .executeTakeFirst()
  if (!dud?.orderId) throw new Error(`No other chip is owed for ${dudNumber}: it is in no order any more`)
  const { orderId, holderId } = dud

  const unit = { id: newId(), status: 'withImplanter' as const, statusAt: now, ...chip, orderId, holderId }
  await allot(db, orderId, [{ batchId: chip.batchId, from: Number(chip.number), to: Number(chip.number) }])
  await db.updateTable('chipUnit').set({ orderId: null }).where('id', '=', dud.id).execute()
  await db.insertInto('chipUnit').values(unit).execute()
  await start(chipUnitLife, 'replace', unit, 'Staff', { number: chip.number, before: dudNumber })
  return chip.number
}

/** A chip that may be sold and that nobody has; orders that come at the same moment wait. Throws a sentence where it is none. */
async function freeChip({ db, now }: Pick<Tools, 'db' | 'now'>, typed: string) {
  const read = readChipNumber(typed)
  if (!read.valid || read.format !== 'iso') throw new Error(`${typed} is not the number of an ISO chip: 15 digits`)
  const batches = await db
    .selectFrom('chipBatch')
    .select(['id', 'expiresOn'])
    .where('status', '=', 'inStock')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const wanted = Number(read.number)
  const range = (await freeNumbers(db, now)).find(({ from, to }) => from <= wanted && wanted <= to)
  const batch = batches.find(({ id }) => id === range?.batchId)
  if (!batch) throw new Error(`STOCK-2 ${read.number} is none of the chips that we can send: take another`)
  return { number: read.number, batchId: batch.id, expiresOn: batch.expiresOn }
}
