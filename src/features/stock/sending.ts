import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { cancelOrder, dispatchOrder } from './delivering.ts'
import { chipOrderLife } from './lifecycle.ts'
import { chipsOnTheirWay, orderCancelled } from './messages.ts'
import { asChipNumber } from './picking.ts'
import { allocations } from './queries.ts'
import { Delivery } from './shapes.ts'

type Acting = Pick<Asked<never>, 'db' | 'now' | 'move' | 'send' | 'needs'>

/** The orders that Staff have to pack or send, or whose chips come back, the longest wait first, with whom they are for. */
export async function ordersToSend(db: Db) {
  const orders = await db
    .selectFrom('chipOrder')
    .selectAll()
    .where('status', 'in', ['allocated', 'packed', 'dispatched', 'returnRequested'])
    .orderBy('statusAt')
    .orderBy('id')
    .execute()
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const ranges = await allocations(db).where('chipAllocation.orderId', 'in', ids).execute()
  return orders.map(({ delivery, ...order }) => ({
    ...order,
    to: addressLine(Delivery.parse(delivery)),
    ranges: ranges
      .filter(({ orderId }) => orderId === order.id)
      .map(({ code, from, to }) => ({ code, from: asChipNumber(from), to: asChipNumber(to) })),
  }))
}

function addressLine({ name, address }: ReturnType<typeof Delivery.parse>): string {
  const { line1, line2, town, county, postcode } = address
  return [name, line1, line2, town, county, postcode].filter(Boolean).join(', ')
}

/** STOCK-3 */
export const packOrder = ({ move }: Acting, orderId: string) => move(chipOrderLife, 'pack', orderId, 'Staff')

/** STOCK-3 The order has gone to the carrier, and its implanter is told. */
export async function sendOrder(tools: Acting, orderId: string, tracking: string): Promise<void> {
  await dispatchOrder(tools, orderId, tracking)
  const { implanter, chips, link } = await told(tools, orderId)
  await tools.send(chipsOnTheirWay(implanter, chips, tracking, link))
}

/** STOCK-3 */
export const deliverOrder = ({ move }: Acting, orderId: string) => move(chipOrderLife, 'deliver', orderId, 'Staff')

/** STOCK-6 */
export async function cancelByStaff(tools: Acting, orderId: string): Promise<void> {
  await cancelOrder(tools, orderId, 'Staff')
  const { implanter, chips, link } = await told(tools, orderId)
  await tools.send(orderCancelled(implanter, chips, link))
}

async function told({ db, needs }: Acting, orderId: string) {
  const order = await db.selectFrom('chipOrder').select(['implanterId', 'quantity']).where('id', '=', orderId).executeTakeFirstOrThrow()
  const implanter = await accountById(db, order.implanterId)
  return { implanter, chips: order.quantity, link: needs.config.publicUrl + paths.orderChips }
}
