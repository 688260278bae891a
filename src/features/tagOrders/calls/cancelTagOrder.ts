import { refundPayment } from '#features/payments/refundPayment.ts'
import { paymentOf } from '#features/payments/rows.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { cancelTagOrder } from '../contract.ts'
import { tagOrderLife } from '../lifecycle.ts'
import { lockOrder } from '../orders.ts'

/** TAG-12: until it is paid for it is cancelled; until it is engraved all the money goes back. */
export default answer(cancelTagOrder, async (context) => {
  const { input, who, db, refuse, transition } = context
  const order = await lockOrder(db, input.orderId)
  if (order?.accountId !== who.id) throw refuse('noSuchOrder')
  if (order.status === 'placed') return { status: await transition(tagOrderLife, 'cancel', order.id, 'holder'), refunded: money(0) }
  const status = await transition(tagOrderLife, 'withdraw', order.id, 'holder')
  return { status, refunded: money(await giveBack(context, order.id)) }
})

async function giveBack(context: CallContext<typeof cancelTagOrder>, orderId: string): Promise<number> {
  const payment = await paymentOf(context.db, orderId)
  if (!payment) return 0
  const whole = { pence: payment.pence, isTakenBack: true, by: 'payments' } as const
  const { pence } = await refundPayment(context, payment.id, whole, 'You cancelled it before it was engraved')
  return pence
}

const money = (pence: number) => ({ pence, currency: 'GBP' as const })
