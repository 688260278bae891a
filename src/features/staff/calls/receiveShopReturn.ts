import { receiveReturn } from '#features/orders/fulfilment.ts'
import { receiveShopReturn } from '../contract.ts'
import { pounds } from '../money.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(receiveShopReturn, async (context) => {
  const { orderId, resell } = context.input
  return { amount: pounds(await receiveReturn(context, orderId, { resell: resell === 'yes' })) }
})
