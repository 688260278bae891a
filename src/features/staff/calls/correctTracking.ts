import { correctOrderTracking } from '#features/orders/correctOrderTracking.ts'
import { correctChipTracking } from '#features/stock/correctChipTracking.ts'
import { correctTagTracking } from '#features/tagOrders/correctTagTracking.ts'
import { correctTracking } from '../contract.ts'
import { correctedTracking, trackingNow } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(correctTracking, async (context) => {
  const { orderId } = context.input
  const tracking = correctedTracking(await trackingNow(context.db, orderId), context.input)
  const before =
    (await correctChipTracking(context, orderId, tracking)) ??
    (await correctOrderTracking(context, orderId, tracking)) ??
    (await correctTagTracking(context, orderId, tracking))
  if (before === null) throw context.refuse('notOnItsWay')
  if (before === tracking) throw context.refuse('sameTracking')
  return { before, now: tracking }
})
