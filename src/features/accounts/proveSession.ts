import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'

/** From now on, this session of somebody is proven by their second factor, for as long as a proof is good. */
export async function proveSession(db: Db, { id, sessionId }: Pick<Person, 'id' | 'sessionId'>, now: Date): Promise<void> {
  await db.updateTable('session').set({ secondFactorAt: now }).where('id', '=', sessionId).where('accountId', '=', id).execute()
}
