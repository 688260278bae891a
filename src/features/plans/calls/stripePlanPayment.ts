import { beginPayment } from '#features/payments/beginPayment.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { stripePlanPayment } from '../contract.ts'

export default handlerWithPreflight(
  stripePlanPayment,
  async (context) => {
    const { purchaseId: thingId, way, startNow } = context.input
    const begun = await beginPayment(context, { purpose: 'plan', thingId, startNow }, way)
    if (typeof begun === 'string') throw context.refuse(begun)
    return begun
  },
  async (_asked, begun) => begun,
)
