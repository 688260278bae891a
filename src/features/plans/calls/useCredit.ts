import { isGone } from '#features/pets/policy.ts'
import { owesRegistration, petToChange } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { useCredit } from '../contract.ts'
import { payWithCredit } from '../payOrOwe.ts'
import { creditsLeft } from '../queries/credits.ts'

export default answer(useCredit, async (context) => {
  const { input, who, db, now, refuse } = context
  const { petId } = input
  const pet = await petToChange(db, petId, who.id)
  if (!pet) throw refuse('notYours', { field: 'petId' })
  if (isGone(pet)) throw refuse('hasDied', { field: 'petId' })
  if (!(await owesRegistration(db, petId))) throw refuse('paidAlready', { field: 'petId' })
  if (!(await payWithCredit(context, who.id, petId))) throw refuse('noneLeft')
  return { left: await creditsLeft(db, who.id, now) }
})
