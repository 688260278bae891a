import { ordersInHand } from '#features/orders/fulfilment.ts'
import { answer } from '#platform/server/answer.ts'
import { listShopOrders } from '../contract.ts'

export default answer(listShopOrders, async ({ db }) => ({
  items: (await ordersInHand(db)).map(({ id, number, status, statusAt, lines, to, method, returnReason, returnWords, suspendedAt }) => ({
    orderId: id,
    number: String(number),
    status,
    since: statusAt,
    goods: lines.map(({ quantity, words }) => `${quantity} × ${words}`).join(', '),
    engraving: lines.flatMap(({ engraving }) => (engraving.length > 0 ? [engraving.join(' / ')] : [])).join('; '),
    to,
    method,
    comingBack: lines.flatMap(({ comingBack, words }) => (comingBack > 0 ? [`${comingBack} × ${words}`] : [])).join(', '),
    why: [returnReason, returnWords].filter(Boolean).join(': '),
    bankHolds: suspendedAt !== null,
  })),
}))
