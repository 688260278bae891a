import type { Db } from '#platform/database/db.ts'

/** The keys that a person made for their software; the keys themselves are kept nowhere. */
export const partnerData = {
  apiKeys: (db: Db, accountId: string) =>
    db
      .selectFrom('apiKey')
      .select(['name', 'prefix', 'mode', 'scopes', 'status', 'statusAt', 'createdAt', 'lastUsedAt'])
      .where('accountId', '=', accountId)
      .execute(),
  registrationsBySoftware: (db: Db, accountId: string) =>
    db.selectFrom('partnerRegistration').select(['id', 'keyId', 'chipNumber', 'createdAt']).where('accountId', '=', accountId).execute(),
  lookupsBySoftware: (db: Db, accountId: string) =>
    db.selectFrom('apiSearch').select(['keyId', 'chipNumber', 'result', 'at']).where('accountId', '=', accountId).execute(),
  webhooks: (db: Db, accountId: string) =>
    db.selectFrom('webhook').select(['url', 'status', 'createdAt', 'failingSince']).where('accountId', '=', accountId).execute(),
}
