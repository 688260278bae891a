import { takeIn } from '#features/stock/receiving.ts'
import { answerAsStaff } from '../answering.ts'
import { receiveBatch } from '../contract.ts'

export default answerAsStaff(receiveBatch, async (asked) => {
  const { code, manufacturer, firstNumber: from, lastNumber: to, sterileUntil: expiresOn } = asked.input
  return { chips: await takeIn(asked, { code, manufacturer, from, to, expiresOn }) }
})
