import { beginPayment } from '#features/payments/beginPayment.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { stripePlanPayment } from '../contract.ts'

export default handlerWithPreflight(
  stripePlanPayment,
  async (context) => {
    const begun = await beginPayment(context, 'plan', context.input.purchaseId, context.input.way)
    if (typeof begun === 'string') throw context.refuse(begun)
    return begun
  },
  async (_asked, begun) => begun,
)
