import { keptBack } from '#features/stock/queries.ts'
import { answerAfter } from '#platform/server/answer.ts'
import { claimCode } from '../codes.ts'
import { customerRegister } from '../contract.ts'
import { petRegistered } from '../messages.ts'
import { foundOut, registerTogether } from '../together.ts'

export default answerAfter(customerRegister, foundOut, async (asked, before) => {
  const { input, db, now, refuse, notify } = asked
  const because = (await keptBack(asked, [input.pet.chipNumber])).get(input.pet.chipNumber)
  if (because) return refuse('ofOurStock', { because, field: 'pet.chipNumber' })
  const { link, ...registered } = await registerTogether(asked, before, 'active')
  const claim = await claimCode(db, input.registrationCode, registered.petId, now)
  if (claim !== 'claimed') throw refuse(claim, { field: 'registrationCode' })

  await notify(input.keeper, petRegistered(input.pet, link))
  return registered
})
