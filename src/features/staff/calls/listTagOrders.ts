import { ordersInHand } from '#features/tagOrders/fulfilment.ts'
import { answer } from '#platform/server/answer.ts'
import { listTagOrders } from '../contract.ts'

export default answer(listTagOrders, async ({ db }) => ({
  items: (await ordersInHand(db)).map(({ id, status, statusAt, design, lines, to, suspendedAt }) => ({
    orderId: id,
    status,
    since: statusAt,
    design,
    lines: lines.join(' / '),
    to,
    bankHolds: suspendedAt !== null,
  })),
}))
