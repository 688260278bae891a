import { isVerified } from '#features/accounts/queries/profiles.ts'
import { enterUnchipped } from '#features/pets/enterUnchipped.ts'
import { validatePet } from '#features/pets/validation.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { beginIntake } from '../beginIntake.ts'
import { takeInUnchipped } from '../contract.ts'
import { wrongDay } from '../intakedays.ts'
import { birthProblemOf } from '../policy.ts'

export default answer(takeInUnchipped, async (context) => {
  const { input, who, db, now, refuse } = context
  const { intake, location, scannedBy, scannedOn, ...pet } = input
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  if (scannedOn > londonDate(now)) throw refuse('inFuture', { field: 'scannedOn' })
  await validatePet(context, pet, { uploader: who.id })
  const wrong = wrongDay(intake, pet, now)
  if (wrong) throw refuse(wrong.reason, { words: wrong.words, field: `intake.${wrong.field}` })
  const unborn = birthProblemOf(scannedOn, pet)
  if (unborn) throw refuse('beforeBirth', { words: unborn, field: 'scannedOn' })

  const petId = await enterUnchipped(context, pet, who.id)
  const intakeId = await beginIntake(db, { petId, organisationId: who.id, ...intake, location, scannedBy, scannedOn }, now)
  return { petId, petName: pet.name, intakeId }
})
