import { answer } from '#platform/server/answer.ts'
import { animalsInCare } from '../animalsInCare.ts'
import { saveLocation } from '../contract.ts'

export default answer(saveLocation, async ({ input, who, db, refuse }) => {
  const animals = await animalsInCare(db, who.id, input.petIds)
  if (!animals) throw refuse('notYours')
  const stays = animals.map(({ intakeId }) => intakeId)
  await db
    .updateTable('intake')
    .set({ location: input.location || null })
    .where('id', 'in', stays)
    .execute()
  return { saved: animals.length }
})
