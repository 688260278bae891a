import { claimCode } from '#features/pets/claimCode.ts'
import { owesRegistration, petToChange } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { redeemRegistrationCode } from '../contract.ts'
import { endDebt } from '../purchases.ts'

export default answer(redeemRegistrationCode, async (context) => {
  const { input, who, db, now, refuse } = context
  const { petId, code } = input
  if (!(await petToChange(db, petId, who.id))) throw refuse('notYours', { field: 'petId' })
  if (!(await owesRegistration(db, petId))) throw refuse('paidAlready', { field: 'petId' })
  const claim = await claimCode(db, code, petId, now)
  if (claim !== 'claimed') throw refuse(claim, { field: 'code' })
  await endDebt(context, petId)
  return null
})
