import { sql } from 'kysely'
import { batchLife } from '#features/stock/lifecycle.ts'
import type { Asked } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { FREEZE_AT } from './lifecycle.ts'
import { batchFrozen } from './messages.ts'

type Tools = Pick<Asked<never>, 'db' | 'move' | 'send' | 'needs'>

/**
 * DEAD-4 Freezes the batches that have failed too often since Staff last looked, and tells all who hold chips of them: of one batch,
 * or of all. A frozen batch stops its chips from being sold and implanted; the chips stay where they are.
 */
export async function freezeFailing(
  { db, move, send, needs }: Tools,
  by: 'clock' | 'Implanter' | 'Welfare',
  batchId?: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; code: string; failures: number; used: number }>`
    select batch.id, batch.code, failed.failures, used.used
    from chip_batch as batch
    cross join lateral (select count(distinct chip_number)::int as failures from dead_chip
      where batch_id = batch.id and kind <> 'migrated' and created_at >= batch.status_at) as failed
    cross join lateral (select count(*)::int as used from chip_unit
      where batch_id = batch.id and status in ('implanted', 'registered', 'failedInAnimal', 'deadUnused')) as used
    where batch.status = 'inStock' and failed.failures >= ${FREEZE_AT.atLeast} and ${batchId ? sql`batch.id = ${batchId}` : sql`true`}
    order by batch.id`.execute(db)
  const failing = rows.filter(({ failures, used }) => failures >= FREEZE_AT.failures || failures > used * FREEZE_AT.share)
  for (const { id, code, failures, used } of failing) {
    await move(batchLife, 'freeze', id, by, { failures, used })
    for (const { chips, ...holder } of await holdersOf({ db }, id))
      await send(batchFrozen(holder, { code, chips }, needs.config.publicUrl + paths.manageChips))
  }
}

/** Who holds chips of a batch that are not used, and how many. */
const holdersOf = ({ db }: Pick<Tools, 'db'>, batchId: string) =>
  db
    .selectFrom('chipUnit')
    .innerJoin('account', 'account.id', 'chipUnit.holderId')
    .select(['account.name', 'account.email', 'account.antiPhishingWord'])
    .select((row) => row.fn.countAll<number>().as('chips'))
    .where('chipUnit.batchId', '=', batchId)
    .where('chipUnit.status', 'in', ['reserved', 'dispatched', 'withImplanter'])
    .where('account.status', '<>', 'closed')
    .groupBy('account.id')
    .orderBy('account.id')
    .execute()
