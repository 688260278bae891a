import { chipOwed, closeReplaced } from '#features/implanting/owed.ts'
import { replaceDud } from '#features/stock/replacing.ts'
import { answerAsStaff } from '../answering.ts'
import { sendOwedChip } from '../contract.ts'

export default answerAsStaff(sendOwedChip, async (asked) => {
  const { reportId, tracking } = asked.input
  const { orderId, chipNumber } = await chipOwed(asked.db, reportId)
  const number = await replaceDud(asked, orderId, chipNumber)
  await closeReplaced(asked, reportId, { number, tracking })
  return { number }
})
