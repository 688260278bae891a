import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'

/** A new secret for a guest’s link into a conversation. */
export const newRelayKey = (db: Db, threadId: string, now: Date): Promise<string> =>
  makeKey(db, { threadId, side: 'guest', createdAt: now, endsAt: null })

/** How long a link works by which a host answers without signing in. */
const HOSTS_KEY = { days: 14 }

/** The same for the host, who has an account as well: it ends. */
export const newHostKey = (db: Db, threadId: string, now: Date): Promise<string> =>
  makeKey(db, { threadId, side: 'host', createdAt: now, endsAt: later(now, HOSTS_KEY) })

async function makeKey(db: Db, key: { threadId: string; side: 'guest' | 'host'; createdAt: Date; endsAt: Date | null }): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('relayKey')
    .values({ ...key, hash: hashOfSecret(secret) })
    .execute()
  return secret
}
