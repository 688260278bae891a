import { correctOrderTracking } from '#features/orders/correctTracking.ts'
import { correctChipTracking } from '#features/stock/correctTracking.ts'
import { correctTagTracking } from '#features/tagOrders/correctTracking.ts'
import { correctTracking } from '../contract.ts'
import { trackingOf } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(correctTracking, async (context) => {
  const { orderId } = context.input
  const tracking = trackingOf(context.input)
  const before =
    (await correctChipTracking(context, orderId, tracking)) ??
    (await correctOrderTracking(context, orderId, tracking)) ??
    (await correctTagTracking(context, orderId, tracking))
  if (before === null) throw context.refuse('notOnItsWay')
  if (before === tracking) throw context.refuse('sameTracking')
  return { before, now: tracking }
})
