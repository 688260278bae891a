import type { Db } from '#platform/database/db.ts'

/** Where somebody was invited is known only until the invitation is answered or over. */
export async function forgetAddress(db: Db, membershipId: string): Promise<void> {
  await db.updateTable('membership').set({ email: null }).where('id', '=', membershipId).execute()
}
