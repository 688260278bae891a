import { answer } from '#platform/server/answer.ts'
import { logout } from '../contract.ts'

export default answer(logout, async ({ who, db, now }) => {
  await db.updateTable('session').set({ endedAt: now }).where('id', '=', who.sessionId).execute()
  return null
})
