import type { LawTools } from '#platform/law/tools.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { allocate, takeChips } from './allocation.ts'
import { lockOrder } from './lostinpost.ts'
import { asChipNumber } from './picking.ts'
import { refuseUnpaid } from './ranges.ts'
import { REPLACING_REFUSED } from './refusals.ts'
import { makeUnits } from './units.ts'

/**
 * DEAD-1 Gives whoever held a chip that never worked another for it, of the order that it came with, the earliest expiry first; its number. Throws a
 * sentence where there is none in stock.
 */
export async function replaceDud(tools: LawTools, orderId: string, dudNumber: string): Promise<string> {
  const { db, now } = tools
  const order = await lockOrder(db, orderId)
  refuseUnpaid(order)
  const dud = await db.selectFrom('chipUnit').select('holderId').where('number', '=', dudNumber).executeTakeFirst()
  const [range] = (await takeChips(db, 1, now)) ?? []
  if (!range) throw refusedBy(REPLACING_REFUSED, 'notInStock')
  await allocate(db, orderId, [range])
  await makeUnits(tools, { order, ranges: [range], by: 'Staff', insteadOf: dudNumber, holderId: dud?.holderId ?? order.implanterId })
  return asChipNumber(range.from)
}
