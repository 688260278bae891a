import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { Db } from '#platform/database/db.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { deliveryText } from '#platform/text/address.ts'
import { cancelOrder, dispatchOrder } from './delivery.ts'
import { chipOrderLife } from './lifecycle.ts'
import { lostUnits, resendLost } from './lostinpost.ts'
import { chipsOnTheirWay, chipsSentAgain, orderCancelled } from './messages.ts'
import { asChipNumber } from './picking.ts'
import { stillOf } from './prices.ts'
import { IS_WITH_BUYER } from './queries/withbuyer.ts'
import { allocations, assertShippable, isUnfit } from './ranges.ts'
import { calledBack } from './recalls.ts'
import { SENDING_REFUSED } from './refusals.ts'
import { Delivery } from './shapes.ts'

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'services' | 'extensions'>

/**
 * The orders that Staff have to pack or send, whose chips come back, or of which some never arrived or were called back: the longest wait
 * first, with whom they are for.
 */
export async function ordersToSend(db: Db, now: Date) {
  const lost = await lostUnits(db).execute()
  const recalled = await calledBack(db).execute()
  const touched = [...lost, ...recalled].flatMap(({ orderId }) => orderId ?? [])
  const orders = await db
    .selectFrom('chipOrder')
    .selectAll()
    .where((row) => row.or([row('status', 'in', WAITING), ...(touched.length > 0 ? [row('id', 'in', touched)] : [])]))
    .orderBy('statusAt')
    .orderBy('id')
    .execute()
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const ranges = await allocations(db).where('chipAllocation.orderId', 'in', ids).execute()
  const comingBack = await unusedOf(
    db,
    orders.filter(({ status }) => status === 'returnRequested').map(({ id }) => id),
  )
  const numbersOf = (units: readonly { orderId: string | null; number: string }[], id: string) =>
    units.filter(({ orderId }) => orderId === id).map(({ number }) => number)
  return orders.map(({ delivery, ...order }) => ({
    ...order,
    quantity: stillOf(order),
    to: deliveryText(Delivery.parse(delivery)),
    ranges: ranges
      .filter(({ orderId }) => orderId === order.id)
      .map((range) => ({
        code: range.code,
        from: asChipNumber(range.from),
        to: asChipNumber(range.to),
        whyNot: UNSENT.has(order.status) && isUnfit(range, now) ? WHY_NOT[range.batchStatus] : null,
      })),
    comingBack: numbersOf(comingBack, order.id),
    lost: numbersOf(lost, order.id),
    recalled: numbersOf(recalled, order.id),
  }))
}

/** Why chips are not sent: their batch was stopped, or, where it was not, they are no longer sterile. */
const WHY_NOT = { inStock: 'no longer sterile', frozen: 'the batch is frozen', recalled: 'the batch is recalled' }

const UNSENT: ReadonlySet<string> = new Set(['allocated', 'packed'])
const WAITING = ['allocated', 'packed', 'dispatched', 'returnRequested'] as const

async function unusedOf(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('chipUnit')
    .select(['orderId', 'number'])
    .where('orderId', 'in', orderIds)
    .where('status', '=', 'withImplanter')
    .where(IS_WITH_BUYER)
    .orderBy('number')
    .execute()
}

/** STOCK-3 */
export async function packOrder(tools: Tools, orderId: string): Promise<void> {
  await tools.transition(chipOrderLife, 'pack', orderId, 'Staff')
  await assertShippable(tools, orderId)
}

/** STOCK-3 The order has gone to the carrier, and its implanter is told. */
export async function sendOrder(tools: Tools, orderId: string, tracking: string): Promise<void> {
  if (await wasSent(tools, orderId)) throw refusedBy(SENDING_REFUSED, 'alreadySent')
  await dispatchOrder(tools, orderId, tracking)
  const { implanterId, chips } = await orderOf(tools, orderId)
  await tools.notify(implanterId, chipsOnTheirWay(chips, tracking))
}

const wasSent = ({ db }: Pick<Tools, 'db'>, orderId: string) =>
  db
    .selectFrom('chipOrder')
    .select('id')
    .where('id', '=', orderId)
    .where('status', 'in', ['dispatched', 'delivered', 'received'])
    .executeTakeFirst()

/** STOCK-11 Others go to the implanter for the chips that never arrived: their numbers. The implanter is told. */
export async function sendAgain(tools: Tools, orderId: string, tracking: string): Promise<string[]> {
  const numbers = await resendLost(tools, orderId, tracking)
  const { implanterId } = await orderOf(tools, orderId)
  await tools.notify(implanterId, chipsSentAgain({ numbers: numbers.map(groupChipNumber), tracking }))
  return numbers
}

/** STOCK-3 */
export async function deliverOrder({ transition }: Tools, orderId: string): Promise<void> {
  await transition(chipOrderLife, 'deliver', orderId, 'Staff')
}

/** STOCK-6 */
export async function cancelByStaff(tools: Tools, orderId: string): Promise<void> {
  await cancelOrder(tools, orderId, 'Staff')
  const { implanterId, chips } = await orderOf(tools, orderId)
  await tools.notify(implanterId, orderCancelled(chips))
}

async function orderOf({ db }: Tools, orderId: string) {
  const order = await db.selectFrom('chipOrder').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
  return { implanterId: order.implanterId, chips: stillOf(order) }
}
