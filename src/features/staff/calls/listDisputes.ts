import { undecided } from '#features/payments/chargebackanswers.ts'
import { answer } from '#platform/server/answer.ts'
import { listDisputes } from '../contract.ts'
import { pounds } from '../money.ts'

export default answer(listDisputes, async ({ db }) => {
  const all = await undecided(db)
  return { items: all.map(({ id, pence, ...dispute }) => ({ ...dispute, disputeId: id, amount: pounds(pence) })) }
})
