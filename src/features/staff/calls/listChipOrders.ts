import { ordersToSend } from '#features/stock/fulfilment.ts'
import { runsOf } from '#features/stock/picking.ts'
import { answer } from '#platform/server/answer.ts'
import { listChipOrders } from '../contract.ts'
import { refundedOfEach } from '../money.ts'
import { commandFor, decisionFor, nextForOrder } from '../next.ts'

export default answer(listChipOrders, async ({ db, now }) => {
  const all = await ordersToSend(db, now)
  const refunded = await refundedOfEach(
    db,
    all.map(({ id }) => id),
  )
  return {
    items: all.map(({ id, status, statusAt, quantity, withRegistrations, to, ranges, comingBack, lost, recalled, ...money }) => ({
      orderId: id,
      status,
      since: statusAt,
      chips: quantity,
      withRegistrations,
      to,
      ranges: ranges.map(({ code, ...range }) => ({ ...range, batch: code })),
      expectedBack: runsOf(comingBack),
      missing: runsOf(lost),
      recalled: runsOf(recalled),
      recalledMoney: recalled.length > 0 ? moneyFor(money) : null,
      refunded: refunded(id),
      next: [
        ...(money.suspendedAt ? [] : nextForOrder('chips', status, id)),
        ...(lost.length > 0 ? [commandFor('resend-lost-chips', id, '--tracking "…"'), decisionFor('refund-lost-chips', id)] : []),
        ...(recalled.length > 0 ? [commandFor('receive-recalled-chips', id)] : []),
      ],
    })),
  }
})

function moneyFor({ takenBackAt, suspendedAt }: { takenBackAt: Date | null; suspendedAt: Date | null }) {
  if (takenBackAt) return 'takenByBank'
  return suspendedAt ? 'waits' : 'owed'
}
