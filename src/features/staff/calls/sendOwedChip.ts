import { chipOwed, closeReplaced } from '#features/implanting/owed.ts'
import { replaceDud } from '#features/stock/replaceDud.ts'
import { sendOwedChip } from '../contract.ts'
import { trackingOf } from '../parcels.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(sendOwedChip, async (context) => {
  const { reportId } = context.input
  const { orderId, chipNumber } = await chipOwed(context.db, reportId)
  const tracking = trackingOf(context.input)
  const number = await replaceDud(context, orderId, chipNumber, tracking)
  await closeReplaced(context, reportId, { number, tracking })
  return { number }
})
