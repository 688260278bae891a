import { beginPayment } from '#features/payments/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { stripePlanPayment } from '../contract.ts'

export default answerAfter(
  stripePlanPayment,
  async (asked) => {
    const begun = await beginPayment(asked, 'plan', asked.input.purchaseId, asked.input.way)
    if (typeof begun === 'string') throw asked.refuse(begun)
    return begun
  },
  async (_asked, begun) => begun,
)
