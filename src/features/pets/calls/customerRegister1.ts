import { keptBack } from '#features/stock/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { customerRegister1 } from '../contract.ts'
import { petAwaitsPayment } from '../messages.ts'
import { registrationFees } from '../points.ts'
import { foundOut, registerTogether } from '../together.ts'

export default answerAfter(customerRegister1, foundOut, async (asked, before) => {
  const { input, refuse, notify, extensions } = asked
  const because = (await keptBack(asked, [input.pet.chipNumber])).get(input.pet.chipNumber)
  if (because) return refuse('ofOurStock', { because, field: 'pet.chipNumber' })
  const { link, ...registered } = await registerTogether(asked, before, 'awaitingPayment')
  const [fee] = extensions(registrationFees)
  const { petId, userId: accountId } = registered
  const payment = await fee?.owe(asked, { petId, accountId, plan: input.plan })

  if (!payment) throw new Error('Nobody sells the registration that is to be paid for')
  await notify(input.keeper, petAwaitsPayment(input.pet, link))
  return { ...registered, payment }
})
