import { isVerified } from '#features/accounts/queries/profiles.ts'
import { reportedAs } from '#features/pets/policy.ts'
import { lockPetWithChip } from '#features/pets/queries.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { holdAnimal } from '../contract.ts'
import { holdForKeeper } from '../hold.ts'
import { isSignedOver } from '../kit/ways.ts'
import { whyNotHeld } from '../policy.ts'
import { custodyOf } from '../queries/custodies.ts'

export default answer(holdAnimal, async (context) => {
  const { input, who, db, now, refuse } = context
  const { chipNumber, intake, location } = input
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  if (intake.cameOn > londonDate(now)) throw refuse('inFuture', { field: 'intake.cameOn' })
  if ((intake.councilFrom ?? '') > londonDate(now)) throw refuse('inFuture', { field: 'intake.councilFrom' })
  if ((intake.signedOn ?? '') > londonDate(now)) throw refuse('inFuture', { field: 'intake.signedOn' })
  const pet = await lockPetWithChip(db, chipNumber)
  if (!pet) throw refuse('notRegistered', { field: 'chipNumber' })
  const holder = await custodyOf(db, pet.id)
  const because = whyNotHeld(who.id, { ...pet, holderId: holder?.organisationId ?? null })
  if (because) throw refuse('notHeld', { because, field: 'chipNumber' })
  if (isSignedOver(intake.kind) && reportedAs(pet) === 'stolen') throw refuse('reportedStolen', { field: 'intake.kind' })
  return { petId: pet.id, petName: pet.name, ...(await holdForKeeper(context, { pet, intake, location })) }
})
