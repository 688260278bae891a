import { answer } from '#platform/server/answer.ts'
import { removeDiaryVisit } from '../contract.ts'

export default answer(removeDiaryVisit, async ({ input, who, db, refuse }) => {
  const removed = await db
    .deleteFrom('diaryVisit')
    .where('id', '=', input.id)
    .where('implanterId', '=', who.id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw refuse('noSuchVisit')
  return null
})
