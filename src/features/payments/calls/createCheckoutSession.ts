import { answerAfter } from '#platform/server/answer.ts'
import { beginPayment } from '../begin.ts'
import { createCheckoutSession } from '../contract.ts'

export default answerAfter(
  createCheckoutSession,
  async (asked) => {
    const begun = await beginPayment(asked, asked.input.for, asked.input.id, 'page')
    if (typeof begun === 'string') throw asked.refuse(begun)
    return begun
  },
  async (_asked, { paymentId, url }) => ({ paymentId, url: url ?? '' }),
)
