import type { Db } from '#platform/database/db.ts'

/** What is left of a message: that there was one, what it was about and what became of it. */
const FORGOTTEN = { accountId: null, name: null, email: null, text: null, chips: null, answer: null }

/** Forgets what these people wrote to us. */
export async function forgetMessagesOf(db: Db, accountIds: readonly string[]): Promise<void> {
  await db.updateTable('contactMessage').set(FORGOTTEN).where('accountId', 'in', accountIds).execute()
}

/** Forgets what hasn’t changed since then. */
export async function forgetMessages(db: Db, before: Date): Promise<void> {
  await db.updateTable('contactMessage').set(FORGOTTEN).where('statusAt', '<', before).where('text', 'is not', null).execute()
}
