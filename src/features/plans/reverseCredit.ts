import type { Db } from '#platform/database/db.ts'
import { endCreditBatches, enter, isOver, isTakenBack } from './ledger.ts'

/**
 * PLAN-6 Gives the registration of an animal, which the caller holds, back to the batch it came from, as when it was never theirs. Of a batch
 * that is over nothing is left all the same. False where none was used for it.
 */
export async function reverseCredit(db: Db, petId: string, now: Date): Promise<boolean> {
  const used = await db
    .selectFrom('creditEntry')
    .select(['creditBatchId', 'why'])
    .where('petId', '=', petId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (used?.why !== 'registration') return false
  const { creditBatchId } = used
  await db.selectFrom('creditBatch').select('id').where('id', '=', creditBatchId).forNoKeyUpdate().execute()
  await enter(db, [{ creditBatchId, petId, change: 1, why: 'reversal', at: now }])
  if (await isTakenBack(db, creditBatchId)) await endCreditBatches(db, [{ id: creditBatchId, left: 1 }], 'takenBack', now)
  if (await isOver(db, creditBatchId)) await endCreditBatches(db, [{ id: creditBatchId, left: 1 }], 'refund', now)
  return true
}
