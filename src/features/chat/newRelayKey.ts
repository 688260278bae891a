import type { Db } from '#platform/database/db.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'

/** A new secret for a finder's link into a conversation. */
export async function newRelayKey(db: Db, threadId: string, now: Date): Promise<string> {
  const relayKey = newSecret()
  await db
    .insertInto('relayKey')
    .values({ hash: hashOfSecret(relayKey), threadId, createdAt: now })
    .execute()
  return relayKey
}
