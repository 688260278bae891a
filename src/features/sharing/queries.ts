import type { Db } from '#platform/database/db.ts'

/** What is shared now: not with, and not by, an account that is closed. */
const shared = (db: Db) =>
  db
    .selectFrom('recordSharing')
    .innerJoin('account as keeper', 'keeper.id', 'recordSharing.keeperId')
    .innerJoin('account as sharer', 'sharer.id', 'recordSharing.withAccount')
    .where('recordSharing.status', '=', 'shared')
    .where('keeper.status', '<>', 'closed')
    .where('sharer.status', '<>', 'closed')

/** Everybody who shares a keeper’s records. */
export async function sharersOf(db: Db, keeperId: string): Promise<string[]> {
  const rows = await shared(db).select('sharer.id').where('keeper.id', '=', keeperId).orderBy('recordSharing.createdAt').execute()
  return rows.map(({ id }) => id)
}

/** The keepers whose records somebody shares, to be looked for in. */
export const keepersSharingWith = (db: Db, accountId: string) => shared(db).select('keeper.id').where('sharer.id', '=', accountId)

/** What a keeper has asked or shares. */
export const sharedBy = (db: Db, keeperId: string) =>
  db
    .selectFrom('recordSharing')
    .leftJoin('account as other', 'other.id', 'recordSharing.withAccount')
    .select(['recordSharing.id', 'recordSharing.email', 'other.name', 'recordSharing.statusAt as since'])
    .where('recordSharing.keeperId', '=', keeperId)
    .where('recordSharing.status', 'in', ['asked', 'shared'])
    .orderBy('recordSharing.createdAt')
    .execute()

interface Asked {
  id: string
  email: string
  emailVerifiedAt: Date | null
}

/** What others share with somebody, and have asked them by an address that they have confirmed. */
export const sharedWith = (db: Db, { id, email, emailVerifiedAt }: Asked) =>
  db
    .selectFrom('recordSharing')
    .innerJoin('account as keeper', 'keeper.id', 'recordSharing.keeperId')
    .select(['recordSharing.id', 'keeper.name', 'recordSharing.status', 'recordSharing.statusAt as since'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('recordSharing.status', '=', 'shared'), eb('recordSharing.withAccount', '=', id)]),
        ...(emailVerifiedAt ? [and([eb('recordSharing.status', '=', 'asked'), eb('recordSharing.email', '=', email)])] : []),
      ]),
    )
    .orderBy('recordSharing.createdAt')
    .execute()

/** One sharing that is asked or under way, held until the transaction ends. */
export const sharingToChange = (db: Db, id: string) =>
  db.selectFrom('recordSharing').selectAll().where('id', '=', id).where('status', 'in', ['asked', 'shared']).forUpdate().executeTakeFirst()
