import type { Db } from '#platform/database/db.ts'

/** Ends a conversation at a moment, or opens it again (null). Nobody writes in one that has ended, until somebody opens it again. */
export const endConversation = (db: Db, threadId: string, at: Date | null) =>
  db.updateTable('thread').set({ endedAt: at }).where('id', '=', threadId).execute()

/** Our staff end a conversation for good. */
export const stopConversation = (db: Db, threadId: string, at: Date) =>
  db.updateTable('thread').set({ endedAt: at, stoppedAt: at }).where('id', '=', threadId).execute()
