import type { Db } from '#platform/database/db.ts'

/** Signs a member out of the organisation, wherever they work for it. Their own sessions stay. */
export async function endWork(db: Db, membershipId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ endedAt: now }).where('membershipId', '=', membershipId).where('endedAt', 'is', null).execute()
}
