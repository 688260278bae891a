import { packOrder } from '#features/stock/fulfilment.ts'
import { packChipOrder } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(packChipOrder, async (context) => {
  await packOrder(context, context.input.orderId)
  return null
})
