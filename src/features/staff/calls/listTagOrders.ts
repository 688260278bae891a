import { ordersInHand } from '#features/tagOrders/fulfilment.ts'
import { answer } from '#platform/server/answer.ts'
import { listTagOrders } from '../contract.ts'
import { refundedOfEach } from '../money.ts'
import { nextForOrder } from '../next.ts'

export default answer(listTagOrders, async ({ db }) => {
  const orders = await ordersInHand(db)
  const refunded = await refundedOfEach(
    db,
    orders.map(({ id }) => id),
  )
  return {
    items: orders.map(({ id, status, statusAt, design, lines, to, suspendedAt }) => ({
      orderId: id,
      status,
      since: statusAt,
      design,
      lines: lines.join(' / '),
      to,
      bankHolds: suspendedAt !== null,
      refunded: refunded(id),
      next: suspendedAt ? [] : nextForOrder('tag', status, id),
    })),
  }
})
