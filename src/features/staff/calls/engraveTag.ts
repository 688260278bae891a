import { drawTag } from '#features/tagOrders/drawTag.ts'
import { engraveOrder } from '#features/tagOrders/fulfilment.ts'
import { engraveTag } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(engraveTag, async (context) => {
  const { input, services, now, give } = context
  const { order, tagId } = await engraveOrder(context, input.orderId)
  give({ bytes: await drawTag(services, order, tagId, now), type: 'application/pdf', name: `Tag ${input.orderId}.pdf` })
  return null
})
