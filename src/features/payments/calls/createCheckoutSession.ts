import { handlerWithPreflight } from '#platform/server/answer.ts'
import { beginPayment } from '../beginPayment.ts'
import { createCheckoutSession } from '../contract.ts'

export default handlerWithPreflight(
  createCheckoutSession,
  async (context) => {
    const { for: purpose, id: thingId, startNow } = context.input
    const begun = await beginPayment(context, { purpose, thingId, startNow }, 'page')
    if (typeof begun === 'string') throw context.refuse(begun)
    return begun
  },
  async (_asked, { paymentId, url }) => ({ paymentId, url: url ?? '' }),
)
