import { withheldChips } from '#features/stock/withheldChips.ts'
import { handlerWithPreflight } from '#platform/server/answer.ts'
import { claimCode } from '../claimCode.ts'
import { customerRegister } from '../contract.ts'
import { petRegistered } from '../messages.ts'
import { foundOut, registerWithPet } from '../registerWithPet.ts'

export default handlerWithPreflight(customerRegister, foundOut, async (context, before) => {
  const { input, db, now, refuse, notify } = context
  const because = (await withheldChips(context, [input.pet.chipNumber])).get(input.pet.chipNumber)
  if (because) return refuse('ofOurStock', { because, field: 'pet.chipNumber' })
  const { link, ...registered } = await registerWithPet(context, before, 'active')
  const claim = await claimCode(db, input.registrationCode, registered.petId, now)
  if (claim !== 'claimed') throw refuse(claim, { field: 'registrationCode' })

  await notify(input.keeper, petRegistered(input.pet, link))
  return registered
})
