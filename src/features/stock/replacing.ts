import { newId } from '#platform/database/id.ts'
import type { Asked } from '#platform/server/answer.ts'
import { refuseUnpaid } from './allotted.ts'
import { chipUnitLife } from './lifecycle.ts'
import { orderHeld } from './owing.ts'
import { asChipNumber } from './picking.ts'
import { allot, takeChips } from './reserving.ts'

type Tools = Pick<Asked<never>, 'db' | 'now' | 'start'>

/**
 * DEAD-1 Gives the implanter of an order another chip for one of it that never worked, the earliest expiry first; its number. Throws a
 * sentence where there is none in stock.
 */
export async function replaceDud({ db, now, start }: Tools, orderId: string, dudNumber: string): Promise<string> {
  const order = await orderHeld(db, orderId)
  refuseUnpaid(order)
  const [range] = (await takeChips(db, 1, now)) ?? []
  if (!range) throw new Error('STOCK-2 There is no chip in stock that could be sent. Send it later.')
  const { batchId, from } = range
  const { expiresOn } = await db.selectFrom('chipBatch').select('expiresOn').where('id', '=', batchId).executeTakeFirstOrThrow()
  await allot(db, orderId, [range])
  const number = asChipNumber(from)
  const status = 'withImplanter' as const
  const unit = { id: newId(), status, statusAt: now, number, batchId, orderId, holderId: order.implanterId, expiresOn }
  await db.insertInto('chipUnit').values(unit).execute()
  await start(chipUnitLife, 'replace', unit, 'Staff', { number, before: dudNumber })
  return number
}
