import { ordersInHand } from '#features/orders/fulfilment.ts'
import { piecesOf } from '#features/orders/rows.ts'
import { answer } from '#platform/server/answer.ts'
import { listShopOrders } from '../contract.ts'
import { refundedOfEach } from '../money.ts'
import { nextForOrder } from '../next.ts'

export default answer(listShopOrders, async ({ db }) => {
  const orders = await ordersInHand(db)
  const refunded = await refundedOfEach(
    db,
    orders.map(({ id }) => id),
  )
  return {
    items: orders.map(({ id, number, status, statusAt, lines, to, method, returnReason, returnWords, suspendedAt }) => ({
      orderId: id,
      number: String(number),
      status,
      since: statusAt,
      goods: goodsOf(lines, piecesOf),
      refunded: refunded(id),
      notPacked: goodsOf(lines, ({ takenOff }) => takenOff),
      engraving: lines.flatMap(({ engraving }) => (engraving.length > 0 ? [engraving.join(' / ')] : [])).join('; '),
      to,
      method,
      comingBack: goodsOf(lines, ({ comingBack }) => comingBack),
      why: [returnReason, returnWords].filter(Boolean).join(': '),
      bankHolds: suspendedAt !== null,
      next: suspendedAt ? [] : nextForOrder('shop', status, id),
    })),
  }
})

/** So many of each line, "2 × Collar", without those of which it’s none. */
const goodsOf = <Line extends { words: string }>(lines: readonly Line[], piecesOf: (line: Line) => number) =>
  lines.flatMap((line) => (piecesOf(line) > 0 ? [`${piecesOf(line)} × ${line.words}`] : [])).join(', ')
