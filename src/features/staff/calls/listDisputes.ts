import { undecided } from '#features/payments/chargebackanswers.ts'
import { answer } from '#platform/server/answer.ts'
import { listDisputes } from '../contract.ts'
import { pounds } from '../money.ts'
import { decisionFor } from '../next.ts'
import { payersOf } from '../people.ts'

export default answer(listDisputes, async ({ db }) => {
  const all = await undecided(db)
  const payerOf = await payersOf(
    db,
    all.map(({ paymentId }) => paymentId),
  )
  return {
    items: all.map(({ id, pence, ...dispute }) => ({
      ...dispute,
      disputeId: id,
      amount: pounds(pence),
      ...payerOf(dispute.paymentId),
      next: dispute.answerBy ? ['answer-dispute', 'accept-dispute'].map((name) => decisionFor(name, id)) : [],
    })),
  }
})
