import { waitsForStaff, watchedBatches } from '#features/implanting/batchfreeze.ts'
import { batchLife } from '#features/stock/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { answer } from '#platform/server/answer.ts'
import { listBatches } from '../contract.ts'

export default answer(listBatches, async ({ db }) => {
  const all = await watchedBatches(db)
  const waiting = all.filter(waitsForStaff)
  const reported = await reportersOf(
    db,
    waiting.map(({ id }) => id),
  )
  return {
    items: all.map((batch) => ({
      ...batch,
      needsDecision: waiting.includes(batch),
      reportedBy: reported.get(batch.id) ?? [],
      rule: waiting.includes(batch) ? batchLife.moves.freeze.words : '',
    })),
  }
})

/** Who reported chips of these batches, by batch. */
async function reportersOf(db: Db, batchIds: readonly string[]): Promise<Map<string, string[]>> {
  if (batchIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('deadChip')
    .innerJoin('account', 'account.id', 'deadChip.reportedBy')
    .select(['deadChip.batchId', 'account.email'])
    .distinct()
    .where('deadChip.batchId', 'in', batchIds)
    .where('deadChip.kind', '<>', 'migrated')
    .where('deadChip.status', '<>', 'struck')
    .orderBy('account.email')
    .execute()
  const byBatch = Map.groupBy(rows, ({ batchId }) => batchId ?? '')
  return new Map([...byBatch].map(([id, theirs]) => [id, theirs.map(({ email }) => email)]))
}
