import { deathUndoneForYou } from '#features/pets/messages.ts'
import { whatMay } from '#features/pets/policy.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { paths } from '#src/paths.ts'
import { callersAnimal } from '../caller.ts'
import { undoDeath } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

/** PET-3 */
export default answerAsStaff(undoDeath, async (context) => {
  const { input, now, refuse, notify } = context
  const caller = await callersAnimal(context, input.chipNumber)
  if (!caller) throw refuse('noSuchAnimal', { field: 'chipNumber' })
  const { pet, tools } = caller
  const { undoDeceased } = whatMay(tools.who, { ...pet, now })
  if (undoDeceased !== true) throw refuse('notNow', { because: undoDeceased })
  await reportPet(tools, pet, 'undoDeceased')
  await notify(pet.keeperId, deathUndoneForYou(pet, paths.pet(pet.id)))
  return { petName: pet.name }
})
