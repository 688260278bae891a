import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { LinkTo } from './points.ts'

/** Who a person is and was to us, when they signed in, and the files that they uploaded. */
export const accountData = {
  account: async (db: Db, accountId: string) => {
    const { passwordHash: _, ...contact } = await db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow()
    return contact
  },
  profiles: (db: Db, accountId: string) =>
    db
      .selectFrom('profile')
      .select(['type', 'status as standing', 'statusAt as since', 'verifiedUntil', 'renewalAt', 'details', 'createdAt'])
      .where('accountId', '=', accountId)
      .execute(),
  history: (db: Db, accountId: string) =>
    db.selectFrom('accountHistory').select(['at', 'before']).where('accountId', '=', accountId).orderBy('at').execute(),
  sessions: (db: Db, accountId: string) =>
    db
      .selectFrom('session')
      .select(['device', 'createdAt', 'expiresAt', 'endedAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  secondFactor: (db: Db, accountId: string) =>
    db.selectFrom('secondFactor').select(['begunAt', 'confirmedAt']).where('accountId', '=', accountId).execute(),
  timeAway: (db: Db, accountId: string) =>
    db
      .selectFrom('timeAway')
      .select(['fromDay', 'toDay', 'note', 'standInName', 'standInPhone', 'savedAt'])
      .where('accountId', '=', accountId)
      .execute(),
  contactChanges: (db: Db, accountId: string) =>
    db
      .selectFrom('contactChange')
      .select(['status', 'statusAt', 'email', 'mobile', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  contactChangesProposed: (db: Db, accountId: string) =>
    db
      .selectFrom('contactChange')
      .select(['id', 'status', 'statusAt', 'createdAt'])
      .where('proposedBy', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  files: async (db: Db, accountId: string, linkTo: LinkTo) => {
    const files = await db
      .selectFrom('file')
      .select(['id', 'name', 'type', 'size', 'createdAt'])
      .where('accountId', '=', accountId)
      .execute()
    return files.map((file) => ({ ...file, link: linkTo(file.id) }))
  },
}

export const accountItself = (db: Db, accountId: string) => db.selectFrom('account').select('id').where('id', '=', accountId).$asScalar()
export const profilesOf = (db: Db, accountId: string) =>
  db.selectFrom('profile').select('id').where('accountId', '=', accountId).$asScalar()

/** Their names, how to reach them, and what they said of their profession. */
export async function forgetContacts(db: Db, accountIds: readonly string[]): Promise<void> {
  await db
    .updateTable('account')
    .set({ name: 'Closed account', email: sql`id || '@closed.invalid'`, mobile: null, landline: null })
    .set({ line1: null, line2: null, town: null, county: null, postcode: null, nation: null })
    .set({ secondContact: null, vetPractice: null, rescueBackup: null })
    .where('id', 'in', accountIds)
    .execute()
  await db.updateTable('contactChange').set({ email: null, mobile: null }).where('accountId', 'in', accountIds).execute()
  await db.deleteFrom('timeAway').where('accountId', 'in', accountIds).execute()
  await db.deleteFrom('recoveryCode').where('accountId', 'in', accountIds).execute()
  await db.deleteFrom('secondFactor').where('accountId', 'in', accountIds).execute()
  await db.updateTable('profile').set({ details: '{}' }).where('accountId', 'in', accountIds).execute()
}
