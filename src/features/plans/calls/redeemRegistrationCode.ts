import { claimCode } from '#features/pets/claimCode.ts'
import { isGone } from '#features/pets/policy.ts'
import { owesRegistration, petToChange } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { redeemRegistrationCode } from '../contract.ts'
import { endDebt } from '../purchases.ts'

export default answer(redeemRegistrationCode, async (context) => {
  const { input, who, db, now, refuse } = context
  const { petId, code } = input
  const pet = await petToChange(db, petId, who.id)
  if (!pet) throw refuse('notYours', { field: 'petId' })
  if (isGone(pet)) throw refuse('hasDied', { field: 'petId' })
  if (!(await owesRegistration(db, petId))) throw refuse('paidAlready', { field: 'petId' })
  const claim = await claimCode(db, code, petId, now)
  if (claim !== 'claimed') throw refuse(claim, { field: 'code' })
  await endDebt(context, petId)
  return null
})
