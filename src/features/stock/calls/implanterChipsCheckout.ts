import { beginPayment } from '#features/payments/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { implanterChipsCheckout } from '../contract.ts'

export default answerAfter(
  implanterChipsCheckout,
  async (asked) => {
    const begun = await beginPayment(asked, 'chipsOrder', asked.input.orderId, asked.input.way)
    if (begun === 'nothingToPay') throw asked.refuse('noSuchOrder')
    if (typeof begun === 'string') throw asked.refuse(begun)
    return begun
  },
  async (_asked, begun) => begun,
)
