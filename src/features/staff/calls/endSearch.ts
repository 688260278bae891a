import { homeForYou } from '#features/missing/messages.ts'
import { isAway } from '#features/pets/policy.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { callersAnimal } from '../caller.ts'
import { endSearch } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(endSearch, async (context) => {
  const { input, refuse, notify } = context
  const caller = await callersAnimal(context, input.chipNumber)
  if (!caller) throw refuse('noSuchAnimal', { field: 'chipNumber' })
  const { pet, tools } = caller
  if (!isAway(pet)) throw refuse('notMissing')
  await reportPet(tools, pet, 'reportFound')
  await notify(pet.keeperId, homeForYou(pet.name, pet.id))
  return { petName: pet.name }
})
