import type { Db } from '#platform/database/db.ts'
import { enter, lockCreditBatches } from './ledger.ts'
import { usableBatches } from './queries/credits.ts'

/**
 * PLAN-6 Uses one registration of the account for an animal that is held (`lockPet`), the earliest expiry first. False when none is
 * left. Those who try at the same time follow each other.
 */
export async function takeCredit(db: Db, accountId: string, petId: string, now: Date): Promise<boolean> {
  const taken = await takeCredits(db, accountId, [petId], now)
  return taken.length === 1
}

/** The same for several animals; those for which one was left. */
export async function takeCredits(db: Db, accountId: string, petIds: readonly string[], now: Date): Promise<string[]> {
  await lockCreditBatches(db, accountId)
  const batches = await usableBatches(db, accountId, now).execute()
  const inHand = batches.flatMap(({ id, left }) => Array.from({ length: left }, () => id).slice(0, petIds.length))
  const taken = petIds.slice(0, inHand.length)
  const entries = taken.map((petId, at) => ({ creditBatchId: inHand[at] ?? '', petId, change: -1, why: 'registration', at: now }))
  if (entries.length > 0) await enter(db, entries)
  return taken
}
