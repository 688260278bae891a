import { refundThing } from '#features/payments/refundThing.ts'
import { answer } from '#platform/server/answer.ts'
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
  return { status, refunded: money(await refundThing(context, order.id, 'You cancelled it before it was engraved')) }
})

const money = (pence: number) => ({ pence, currency: 'GBP' as const })
