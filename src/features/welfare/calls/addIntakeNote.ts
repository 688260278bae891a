import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { addIntakeNote } from '../contract.ts'

export default answer(addIntakeNote, async ({ input, who, db, now, refuse }) => {
  const { petIds, words, forKeeper } = input
  const animals = await animalsInCare(db, who.id, petIds)
  if (!animals) throw refuse('notYours')
  const note = { organisationId: who.id, writtenBy: who.by?.person.id ?? who.id, words, forKeeper, at: now }
  const notes = animals.map(({ id: petId, intakeId }) => ({ id: newId(), petId, intakeId, ...note }))
  await db.insertInto('intakeNote').values(notes).execute()
  return { saved: notes.length }
})
