import { londonDate } from '#platform/clock/clock.ts'
import { answer } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { writeFinder, writeSurrender } from '../beginIntake.ts'
import { saveIntakeNotes } from '../contract.ts'
import { isSignedOver } from '../kit/ways.ts'

export default answer(saveIntakeNotes, async ({ input, who, db, now, refuse }) => {
  const { petId, foundWhere, condition, signedOn } = input
  if ((signedOn ?? '') > londonDate(now)) throw refuse('inFuture', { field: 'signedOn' })
  const [animal] = (await animalsInCare(db, who.id, [petId])) ?? []
  if (!animal) throw refuse('notYours')
  await db
    .updateTable('intake')
    .set({ foundWhere: foundWhere || null, condition: condition || null })
    .where('id', '=', animal.intakeId)
    .execute()
  if (isSignedOver(animal.kind)) await writeSurrender(db, animal.intakeId, input, now)
  if (animal.kind === 'stray') await writeFinder(db, animal.intakeId, input, now)
  return null
})
