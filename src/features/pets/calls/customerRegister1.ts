import { beginPurchase } from '#features/plans/queries.ts'
import { keptBack } from '#features/stock/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { customerRegister1 } from '../contract.ts'
import { petAwaitsPayment } from '../messages.ts'
import { foundOut, registerTogether } from '../together.ts'

export default answerAfter(customerRegister1, foundOut, async (asked, before) => {
  const { input, db, refuse, send } = asked
  const words = (await keptBack(asked, [input.pet.chipNumber])).get(input.pet.chipNumber)
  if (words) return refuse('ofOurStock', { words, field: 'pet.chipNumber' })
  const { link, ...registered } = await registerTogether(asked, before, 'awaitingPayment')
  const plan = await db.selectFrom('plan').selectAll().where('code', '=', input.plan).executeTakeFirstOrThrow()
  const { id, pence } = await beginPurchase(asked, { accountId: registered.userId, plan, petId: registered.petId })

  await send(petAwaitsPayment(input.keeper, input.pet, link))
  return { ...registered, payment: { purchaseId: id, amount: { pence, currency: 'GBP' as const }, plan: plan.name } }
})
