import { answer } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { saveIntakeNotes } from '../contract.ts'

export default answer(saveIntakeNotes, async ({ input, who, db, refuse }) => {
  const { petId, foundWhere, condition } = input
  const [animal] = (await animalsInCare(db, who.id, [petId])) ?? []
  if (!animal) throw refuse('notYours')
  await db
    .updateTable('intake')
    .set({ foundWhere: foundWhere || null, condition: condition || null })
    .where('id', '=', animal.intakeId)
    .execute()
  return null
})
