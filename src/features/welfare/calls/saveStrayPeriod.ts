import { STRAY_PERIOD } from '#features/pets/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { saveStrayPeriod } from '../contract.ts'
import { councilChange } from '../councilchange.ts'
import { wrongCouncilDay } from '../intakedays.ts'
import { daysOverOn } from '../policy.ts'
import { tellOfNewDays } from '../tellOfNewDays.ts'

type Asking = CallContext<typeof saveStrayPeriod>

export default answer(saveStrayPeriod, async (context) => {
  const { input, who, db, refuse, recordEvent } = context
  const { petId, councilFrom = null, councilReference, noticeOn = null, releasedOn = null, releaseReference } = input
  const [pet] = (await animalsInCare(db, who.id, [petId])) ?? []
  if (!pet) throw refuse('notYours')
  if (pet.outcome !== null) throw refuse('hasLeft')
  if (pet.freeFrom === null) throw refuse('noStray')
  // An offer that was right when it was made would otherwise wait for days that it knew nothing of.
  if (!pet.isHeld && (pet.isOffered || pet.isRehoming)) throw refuse('offered')
  refuseWrongDays(context, pet)

  const councilNation = input.councilNation ?? null
  const releaseGround = releasedOn && (input.releaseGround ?? null)
  const said = { councilFrom, councilReference: councilReference || null, councilNation, noticeOn }
  const release = { releasedOn, releaseGround, releaseReference: releaseReference || null }
  await db
    .updateTable('intake')
    .set({ ...said, ...release })
    .where('id', '=', pet.intakeId)
    .execute()
  await recordEvent('pet', petId, {
    move: 'strayPeriod',
    clause: STRAY_PERIOD.clause,
    by: pet.isHeld || pet.chipNumber === '' ? 'Welfare' : 'keeper',
    facts: councilChange(pet, { ...said, ...release, councilNation: councilNation ?? pet.councilNation }),
  })
  await tellOfNewDays(context, [pet])
  return null
})

type Stray = Parameters<typeof wrongCouncilDay>[2] & { kind: string; cameOn: string; councilNation: string | null }

function refuseWrongDays({ input, now, refuse }: Asking, pet: Stray): void {
  const { councilFrom, noticeOn = null, releasedOn, releaseGround, releaseReference } = input
  const councilNation = input.councilNation ?? pet.councilNation
  const today = londonDate(now)
  for (const field of ['councilFrom', 'noticeOn', 'releasedOn'] as const)
    if ((input[field] ?? '') > today) throw refuse('inFuture', { field })
  const wrong = wrongCouncilDay(councilFrom, pet, pet)
  if (wrong) throw refuse(wrong.reason, { words: wrong.words, field: 'councilFrom' })
  if (!councilFrom) {
    if (noticeOn || releasedOn) throw refuse('councilNeeded', { field: 'councilFrom' })
    return
  }
  if (noticeOn && noticeOn < councilFrom) throw refuse('noticeTooEarly', { field: 'noticeOn' })
  if (!releasedOn) return
  if (releasedOn < councilFrom) throw refuse('releasedTooEarly', { field: 'releasedOn' })
  if (!releaseReference) throw refuse('referenceNeeded', { field: 'releaseReference' })
  const isEarly = releasedOn < daysOverOn({ councilFrom, noticeOn, councilNation })
  if (isEarly && !releaseGround) throw refuse('groundNeeded', { field: 'releaseGround' })
}
