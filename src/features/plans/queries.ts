import type { Db } from '#platform/database/db.ts'
import { usableBatches } from './queries/credits.ts'

/** The batches of an account of which something is left, as they will be used. */
export async function creditBatchesLeft(db: Db, accountId: string, now: Date) {
  const batches = await usableBatches(db, accountId, now).execute()
  return batches.map(({ id, source, quantity, left, createdAt, expiresAt }) => ({
    id,
    source,
    quantity,
    left,
    since: createdAt,
    expiresAt,
  }))
}
