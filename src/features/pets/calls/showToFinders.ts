import { answer } from '#platform/server/answer.ts'
import { showToFinders } from '../contract.ts'
import { isAway } from '../policy.ts'
import { petToChange } from '../queries.ts'

export default answer(showToFinders, async ({ input: { petId, show }, who, db, refuse }) => {
  const pet = await petToChange(db, petId, who.id)
  if (!pet) throw refuse('notYours')
  if (!isAway(pet)) throw refuse('notMissing')
  await db.updateTable('pet').set({ shownToFinders: show }).where('id', '=', pet.id).execute()
  return null
})
