import { sendAgain } from '#features/stock/fulfilment.ts'
import { runsOf } from '#features/stock/picking.ts'
import { resendLostChips } from '../contract.ts'
import { trackingOf } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(resendLostChips, async (context) => {
  const numbers = await sendAgain(context, context.input.orderId, trackingOf(context.input))
  return { sent: numbers.length, chips: runsOf(numbers) }
})
