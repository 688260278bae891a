import { isVerified } from '#features/accounts/queries/profiles.ts'
import { enterUnchipped } from '#features/pets/enterUnchipped.ts'
import { validatePet } from '#features/pets/validation.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { beginIntake } from '../beginIntake.ts'
import { takeInUnchipped } from '../contract.ts'
import { futureDay } from '../futureday.ts'

export default answer(takeInUnchipped, async (context) => {
  const { input, who, db, now, refuse } = context
  const { intake, location, scannedBy, scannedOn, ...pet } = input
  const today = londonDate(now)
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  if (scannedOn > today) throw refuse('inFuture', { field: 'scannedOn' })
  const future = futureDay(intake, today)
  if (future) throw refuse('inFuture', { field: `intake.${future}` })
  await validatePet(context, pet, { uploader: who.id })

  const petId = await enterUnchipped(context, pet, who.id)
  const intakeId = await beginIntake(db, { petId, organisationId: who.id, ...intake, location, scannedBy, scannedOn }, now)
  return { petId, petName: pet.name, intakeId }
})
