import { accountById } from '#features/accounts/queries.ts'
import { hasBeenToldOf } from '#features/chat/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { TOLD_DAYS } from './lifecycle.ts'

/** CLAIM-13 Whether the keeper was told lately that their animal was found, or has left the register and can’t be told. */
export async function isKeeperTold(db: Db, { id, keeperId }: { id: string; keeperId: string }, now: Date): Promise<boolean> {
  const keeper = await accountById(db, keeperId)
  return keeper.status === 'closed' || hasBeenToldOf(db, { petId: id, hostId: keeperId, since: earlier(now, { days: TOLD_DAYS }) })
}
