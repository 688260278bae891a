import { STRAY_PERIOD } from '#features/pets/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { saveStrayPeriod } from '../contract.ts'
import { councilChange } from '../councilchange.ts'
import { wrongCouncilDay } from '../intakedays.ts'

export default answer(saveStrayPeriod, async ({ input, who, db, now, refuse, recordEvent }) => {
  const { petId, councilFrom = null, councilReference, releasedOn = null, releaseReference } = input
  const [pet] = (await animalsInCare(db, who.id, [petId])) ?? []
  if (!pet) throw refuse('notYours')
  if (pet.freeFrom === null) throw refuse('noStray')
  // An offer that was right when it was made would otherwise wait for days that it knew nothing of.
  if (!pet.isHeld && (pet.isOffered || pet.isRehoming)) throw refuse('offered')
  const today = londonDate(now)
  if (councilFrom && councilFrom > today) throw refuse('inFuture', { field: 'councilFrom' })
  const wrong = wrongCouncilDay(councilFrom, pet, pet)
  if (wrong) throw refuse(wrong.reason, { words: wrong.words, field: 'councilFrom' })
  if (releasedOn && releasedOn > today) throw refuse('inFuture', { field: 'releasedOn' })
  if (releasedOn && !councilFrom) throw refuse('councilNeeded', { field: 'councilFrom' })
  if (releasedOn && councilFrom && releasedOn < councilFrom) throw refuse('releasedTooEarly', { field: 'releasedOn' })
  if (releasedOn && !releaseReference) throw refuse('referenceNeeded', { field: 'releaseReference' })

  const said = { councilFrom, councilReference: councilReference || null, releasedOn, releaseReference: releaseReference || null }
  await db.updateTable('intake').set(said).where('id', '=', pet.intakeId).execute()
  await recordEvent('pet', petId, {
    move: 'strayPeriod',
    clause: STRAY_PERIOD.clause,
    by: pet.isHeld || pet.chipNumber === '' ? 'Welfare' : 'keeper',
    facts: councilChange(pet, { councilFrom, releasedOn }),
  })
  return null
})
