import { answer } from '#platform/server/answer.ts'
import { closeDiaryVisit } from '../contract.ts'

export default answer(closeDiaryVisit, async ({ input, who, db, now, refuse }) => {
  const { id, outcome } = input
  const mine = db.selectFrom('diaryVisit').select('startsAt').where('id', '=', id).where('implanterId', '=', who.id)
  const visit = await mine.forUpdate().executeTakeFirst()
  if (!visit) throw refuse('noSuchVisit')
  if (visit.startsAt > now) throw refuse('notYet')
  await db.updateTable('diaryVisit').set({ outcome, changedAt: now }).where('id', '=', id).execute()
  return null
})
