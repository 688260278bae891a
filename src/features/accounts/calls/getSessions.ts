import { answer } from '#platform/server/answer.ts'
import { getSessions } from '../contract.ts'

/** More than anybody has devices. */
const MOST = 50

export default answer(getSessions, async ({ who, db, now }) => {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'device', 'createdAt as signedInAt'])
    .where('accountId', '=', who.id)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy((row) => row('id', '=', who.sessionId), 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute()
  return { items: sessions.map((session) => ({ ...session, isThis: session.id === who.sessionId })) }
})
