import type { Db } from '#platform/database/db.ts'

/** One message, held until the transaction ends. */
export const lockMessage = (db: Db, id: string) =>
  db.selectFrom('contactMessage').select(['id', 'reference', 'email', 'name']).where('id', '=', id).forUpdate().executeTakeFirst()

/** What hasn’t been closed, the oldest first; what still has to be answered before the rest. */
export const openMessages = (db: Db) =>
  db.selectFrom('contactMessage').selectAll().where('status', '<>', 'closed').orderBy('status').orderBy('createdAt').limit(200).execute()

/** What nobody has answered yet, the oldest first. */
export const unansweredMessages = (db: Db) =>
  db.selectFrom('contactMessage').select('createdAt').where('status', '=', 'received').orderBy('createdAt').execute()

/** Our own people, who answer. */
export const staff = (db: Db) =>
  db.selectFrom('profile').select('accountId').where('type', '=', 'Staff').where('status', '=', 'active').execute()
