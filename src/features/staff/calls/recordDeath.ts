import { deathRecordedForYou } from '#features/pets/messages.ts'
import { undoUntil, whatMay } from '#features/pets/policy.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { paths } from '#src/paths.ts'
import { callersAnimal } from '../caller.ts'
import { recordDeath } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

/** PET-3 */
export default answerAsStaff(recordDeath, async (context) => {
  const { input, now, refuse, notify } = context
  const caller = await callersAnimal(context, input.chipNumber)
  if (!caller) throw refuse('noSuchAnimal', { field: 'chipNumber' })
  const { pet, tools } = caller
  const { reportDeceased } = whatMay(tools.who, { ...pet, now })
  if (reportDeceased !== true) throw refuse('notNow', { because: reportDeceased })
  if (input.on > londonDate(now)) throw refuse('inFuture', { field: 'on' })
  if (pet.bornExactly && input.on < pet.bornOn) throw refuse('beforeBirth', { field: 'on' })
  await reportPet(tools, pet, 'reportDeceased', { on: input.on })
  const canBeUndoneUntil = undoUntil({ statusAt: now })
  await notify(pet.keeperId, deathRecordedForYou(pet, canBeUndoneUntil, paths.pet(pet.id)))
  return { petName: pet.name, canBeUndoneUntil }
})
