import { sql } from 'kysely'
import type { InputOf } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { pageOfRows } from '#platform/database/page.ts'
import type { apiKeys, apiSearchHistory } from './contract.ts'

/** A key of this account: another's is as absent as one that doesn't exist. */
export const keyOfHolder = (db: Db, id: string, accountId: string) =>
  db.selectFrom('apiKey').selectAll().where('id', '=', id).where('accountId', '=', accountId).executeTakeFirst()

export async function countInUse(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('apiKey')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .where('status', '=', 'inUse')
    .executeTakeFirstOrThrow()
  return count
}

/** One page of the keys of an account: those in use first. */
export const keysOf = (db: Db, accountId: string, asked: InputOf<typeof apiKeys>) =>
  pageOfRows(
    db.selectFrom('apiKey').selectAll().where('accountId', '=', accountId).orderBy('status'),
    { by: { createdAt: 'createdAt', name: sql`lower(name)` }, id: 'id' },
    asked,
  )

export type KeyRow = Awaited<ReturnType<typeof keysOf>>['rows'][number]

/** A key in use by how it begins, with whose it is. */
export const keyByPrefix = (db: Db, prefix: string) =>
  db
    .selectFrom('apiKey')
    .innerJoin('account', 'account.id', 'apiKey.accountId')
    .select(['apiKey.id', 'apiKey.accountId', 'apiKey.secretHash', 'apiKey.mode', 'apiKey.scopes', 'apiKey.lastUsedAt'])
    .select(['account.name as accountName', 'account.email'])
    .where('apiKey.prefix', '=', prefix)
    .where('apiKey.status', '=', 'inUse')
    .where('account.status', '<>', 'closed')
    .executeTakeFirst()

/** What came of a message that was sent before. */
export const earlierRegistration = (db: Db, accountId: string, sentAs: string) =>
  db.selectFrom('partnerRegistration').selectAll().where('accountId', '=', accountId).where('sentAs', '=', sentAs).executeTakeFirstOrThrow()

/** A registration that the software of this account made. */
export const registrationById = (db: Db, id: string, accountId: string) =>
  db
    .selectFrom('partnerRegistration')
    .select(['id', 'chipNumber'])
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()

/** One page of what the software of an account looked up. */
export const searchesOf = (db: Db, accountId: string, asked: InputOf<typeof apiSearchHistory>) =>
  pageOfRows(
    db
      .selectFrom('apiSearch')
      .innerJoin('apiKey', 'apiKey.id', 'apiSearch.keyId')
      .where('apiSearch.accountId', '=', accountId)
      .select(['apiSearch.id', 'apiSearch.at', 'apiSearch.chipNumber', 'apiSearch.result'])
      .select(['apiKey.name as keyName', 'apiKey.prefix', 'apiKey.mode']),
    { by: { at: 'apiSearch.at' }, id: 'apiSearch.id' },
    asked,
  )

export const webhookOf = (db: Db, id: string, accountId: string) =>
  db
    .selectFrom('webhook')
    .selectAll()
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('status', '<>', 'removed')
    .executeTakeFirst()

export const webhooksOf = (db: Db, accountId: string) =>
  db
    .selectFrom('webhook')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('status', '<>', 'removed')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
