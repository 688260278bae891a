import { withheldChips } from '#features/stock/withheldChips.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { customerRegister1 } from '../contract.ts'
import { petAwaitsPayment } from '../messages.ts'
import { registrationFees } from '../points.ts'
import { foundOut, registerWithPet } from '../registerWithPet.ts'

export default handlerWithPreflight(customerRegister1, foundOut, async (context, before) => {
  const { input, refuse, notify, extensions } = context
  const because = (await withheldChips(context, [input.pet.chipNumber])).get(input.pet.chipNumber)
  if (because) return refuse('ofOurStock', { because, field: 'pet.chipNumber' })
  const { link, ...registered } = await registerWithPet(context, before, 'awaitingPayment')
  const [fee] = extensions(registrationFees)
  const { petId, userId: accountId } = registered
  const payment = await fee?.owe(context, { petId, accountId, plan: input.plan })

  if (!payment) throw new Error('Nothing takes payment for this registration')
  await notify(input.keeper, petAwaitsPayment(input.pet, link))
  return { ...registered, payment }
})
