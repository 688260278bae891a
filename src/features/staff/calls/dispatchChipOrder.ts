import { sendOrder } from '#features/stock/fulfilment.ts'
import { dispatchChipOrder } from '../contract.ts'
import { trackingOf } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(dispatchChipOrder, async (context) => {
  await sendOrder(context, context.input.orderId, trackingOf(context.input))
  return null
})
