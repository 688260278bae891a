import { isVerified } from '#features/accounts/queries/profiles.ts'
import { reportedAs } from '#features/pets/policy.ts'
import { lockPetWithChip } from '#features/pets/queries.ts'
import { answer } from '#platform/server/answer.ts'
import { holdAnimal } from '../contract.ts'
import { holdForKeeper, whyNotHeldNow } from '../hold.ts'
import { wrongDay } from '../intakedays.ts'
import { isSignedOver } from '../kit/ways.ts'

export default answer(holdAnimal, async (context) => {
  const { input, who, db, now, refuse } = context
  const { chipNumber, intake, location } = input
  if (!(await isVerified(db, who.id, 'Welfare'))) throw refuse('notVerified')
  const pet = await lockPetWithChip(db, chipNumber)
  if (!pet) throw refuse('notRegistered', { field: 'chipNumber' })
  const because = await whyNotHeldNow(db, who.id, pet)
  if (because) throw refuse('notHeld', { because, field: 'chipNumber' })
  if (isSignedOver(intake.kind) && reportedAs(pet) === 'stolen') throw refuse('reportedStolen', { field: 'intake.kind' })
  const wrong = wrongDay(intake, pet, now)
  if (wrong) throw refuse(wrong.reason, { words: wrong.words, field: `intake.${wrong.field}` })
  return { petId: pet.id, petName: pet.name, ...(await holdForKeeper(context, { pet, intake, location })) }
})
