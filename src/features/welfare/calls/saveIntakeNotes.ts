import { STRAY_PERIOD } from '#features/pets/lifecycle.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { whenText } from '#platform/text/whentext.ts'
import { type AnimalInCare, animalsInCare } from '../animalsInCare.ts'
import { senderRow, writeFinder, writeSurrender } from '../beginIntake.ts'
import { saveIntakeNotes } from '../contract.ts'
import { wrongDay } from '../intakedays.ts'
import { kindProblem } from '../kindcorrection.ts'
import { hasStrayDays, isSignedOver } from '../kit/ways.ts'

type Asking = CallContext<typeof saveIntakeNotes>

export default answer(saveIntakeNotes, async (context) => {
  const { input, who, db, now, refuse } = context
  const { petId, foundWhere, condition, signedOn } = input
  if ((signedOn ?? '') > londonDate(now)) throw refuse('inFuture', { field: 'signedOn' })
  const [animal] = (await animalsInCare(db, who.id, [petId])) ?? []
  if (!animal) throw refuse('notYours')
  const kind = input.kind ?? animal.kind
  const cameOn = input.cameOn ?? animal.cameOn
  refuseWrongDay(context, animal, cameOn)
  const sender = input.kind ? senderRow({ ...input, kind }) : senderIn(animal)
  const problem = kindProblem(animal, { ...input, kind, strayBefore: sender.strayBefore })
  if (problem) {
    const { reason, ...more } = problem
    throw refuse(reason, more)
  }

  const texts = { foundWhere: foundWhere || null, condition: condition || null }
  const written = { ...texts, kind, cameOn, ...sender, ...(!hasStrayDays({ kind, ...sender }) && NO_COUNCIL) }
  await db.updateTable('intake').set(written).where('id', '=', animal.intakeId).execute()
  await writeSurrender(db, animal.intakeId, isSignedOver(kind) ? input : {}, now)
  await writeFinder(db, animal.intakeId, kind === 'stray' ? input : {}, now)
  await recordCorrection(context, animal, { kind, cameOn, ...sender })
  return null
})

/** A council holds strays only. */
const NO_COUNCIL = { councilFrom: null, councilReference: null, releasedOn: null, releaseReference: null }

/** Only a day that changes is judged, so that an old intake can still be written about. */
function refuseWrongDay({ input, now, refuse }: Asking, animal: AnimalInCare, cameOn: string): void {
  if (cameOn === animal.cameOn) return
  const wrong = wrongDay(
    { kind: animal.kind, cameOn, isLongAgo: input.isLongAgo, councilFrom: animal.councilFrom ?? undefined },
    animal,
    now,
  )
  if (wrong) throw refuse(wrong.reason, { words: wrong.words, field: 'cameOn' })
  const wentOn = animal.outcomeOn ?? animal.fosterSince
  if (wentOn && cameOn > wentOn) throw refuse('afterItLeft', { words: afterItLeft(animal.name, wentOn), field: 'cameOn' })
}

const afterItLeft = (name: string, wentOn: string) =>
  `${name} left your site on ${whenText(wentOn, 'day')}. Enter the day it arrived: that day or earlier.`

const senderIn = ({ fromWhom, fromCountry, strayBefore, daysOverOn }: AnimalInCare) => ({ fromWhom, fromCountry, strayBefore, daysOverOn })

type Written = ReturnType<typeof senderIn> & { kind: string; cameOn: string }

/** The history keeps what stood there. Of where it came from it only says that this changed: its next keeper reads the history. */
async function recordCorrection({ recordEvent }: Asking, animal: AnimalInCare, { fromWhom, ...written }: Written): Promise<void> {
  const { kind, cameOn, councilFrom, releasedOn, fromCountry, strayBefore, daysOverOn } = animal
  const was = { kind, cameOn, councilFrom, releasedOn, fromCountry, strayBefore, daysOverOn }
  const is = { ...was, ...written, ...(!hasStrayDays(written) && { councilFrom: null, releasedOn: null }) }
  const facts = (['kind', 'cameOn', 'councilFrom', 'releasedOn', 'fromCountry', 'strayBefore', 'daysOverOn'] as const).filter(
    (fact) => was[fact] !== is[fact],
  )
  const changed = [...facts, ...(fromWhom === animal.fromWhom ? [] : ['fromWhom'])]
  if (changed.length === 0) return
  const by = animal.isHeld || animal.chipNumber === '' ? 'Welfare' : 'keeper'
  await recordEvent('pet', animal.id, { move: 'correctIntake', clause: STRAY_PERIOD.clause, by, facts: { changed, was, now: is } })
}
