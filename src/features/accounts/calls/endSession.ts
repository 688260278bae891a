import { answer } from '#platform/server/answer.ts'
import { endSession } from '../contract.ts'
import { endSessions } from '../sessions.ts'

export default answer(endSession, async ({ input: { sessionId }, who, db, now, refuse }) => {
  if (!sessionId) {
    await endSessions(db, who.id, now, who.sessionId)
    return null
  }
  const ended = await db
    .updateTable('session')
    .set({ endedAt: now })
    .where('id', '=', sessionId)
    .where('accountId', '=', who.id)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw refuse('noSuchSession')
  return null
})
