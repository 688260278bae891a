import { takeIn } from '#features/stock/batches.ts'
import { receiveBatch } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(receiveBatch, async (context) => {
  const { code, manufacturer, firstNumber: from, lastNumber: to, sterileUntil: expiresOn } = context.input
  return takeIn(context, { code, manufacturer, from, to, expiresOn })
})
