import { sendAgain } from '#features/stock/fulfilment.ts'
import { resendLostChips } from '../contract.ts'
import { trackingOf } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resendLostChips, async (context) => ({
  sent: await sendAgain(context, context.input.orderId, trackingOf(context.input)),
}))
