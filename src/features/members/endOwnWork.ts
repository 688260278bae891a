import type { Db } from '#platform/database/db.ts'

/** Ends what somebody does for an organisation from this session of their own. */
export async function endOwnWork(db: Db, ownSessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ endedAt: now }).where('ownSessionId', '=', ownSessionId).where('endedAt', 'is', null).execute()
}
