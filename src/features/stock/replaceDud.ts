import type { LawTools } from '#platform/law/tools.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { allocate, takeChips } from './allocation.ts'
import { chipOrderLife, chipUnitLife } from './lifecycle.ts'
import { lockOrder } from './lostinpost.ts'
import { asChipNumber } from './picking.ts'
import { refuseUnpaid } from './ranges.ts'
import { REPLACING_REFUSED } from './refusals.ts'
import { makeUnits } from './units.ts'

/**
 * DEAD-1 Gives whoever held a chip that never worked another for it, of the order that it came with, the earliest expiry first; its number. Throws a
 * sentence where there is none in stock. It isn't theirs to implant before they've confirmed under Orders that it has come.
 */
export async function replaceDud(tools: LawTools, orderId: string, dudNumber: string, tracking: string): Promise<string> {
  const { db, now, transition } = tools
  const order = await lockOrder(db, orderId)
  refuseUnpaid(order)
  const dud = await db.selectFrom('chipUnit').select('holderId').where('number', '=', dudNumber).executeTakeFirst()
  const [range] = (await takeChips(db, 1, now)) ?? []
  if (!range) throw refusedBy(REPLACING_REFUSED, 'notInStock')
  await allocate(db, orderId, [range])
  const holderId = dud?.holderId ?? order.implanterId
  await makeUnits(tools, { order, ranges: [range], by: 'Staff', insteadOf: dudNumber, holderId })
  const number = asChipNumber(range.from)
  if (holderId !== order.implanterId) {
    await receiveAtOnce(tools, number)
    return number
  }
  if (order.status === 'received') await transition(chipOrderLife, 'sendReplacement', orderId, 'Staff', { chips: 1 })
  await db.updateTable('chipOrder').set({ tracking }).where('id', '=', orderId).execute()
  return number
}

/** A colleague who was handed the chip has no order on which to confirm that the other has come. */
async function receiveAtOnce({ db, transition }: LawTools, number: string): Promise<void> {
  const { id } = await db.selectFrom('chipUnit').select('id').where('number', '=', number).executeTakeFirstOrThrow()
  await transition(chipUnitLife, 'receive', id, 'Staff')
}
