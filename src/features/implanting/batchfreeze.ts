import { sql } from 'kysely'
import { batchLife } from '#features/stock/lifecycle.ts'
import { BANK_HAS_IT, BANK_HOLDS, COLLEAGUE_BOUGHT } from '#features/stock/queries/bankholds.ts'
import { COUNTED, UNUSED } from '#features/stock/queries/unused.ts'
import type { Db } from '#platform/database/db.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { FREEZE_AT, STAFF_LOOK_AT } from './lifecycle.ts'
import { batchFrozen, type Holder } from './messages.ts'

type Tools = Pick<CallContext<never>, 'db' | 'transition' | 'notify' | 'services'>

interface Watched {
  id: string
  code: string
  manufacturer: string
  status: 'inStock' | 'frozen' | 'recalled'
  statusAt: Date
  /** The last day on which its chips are sterile. */
  sterileUntil: string
  /** Its numbers, in runs of those that follow each other. */
  ranges: { from: string; to: string }[]
  /** Chips that nobody has ordered. */
  left: number
  /** Chips that have left us, wherever they are now. */
  sent: number
  /** Chips of it that are reported to have failed or hurt: of a batch in stock those since Staff last looked. */
  failures: number
  /** By how many different accounts. */
  reporters: number
  /** The same since the batch came, whatever Staff decided since. */
  failuresEver: number
  /** Implants of its chips that were registered while it was stopped: they were in an animal already. */
  registeredSince: number
}

/** All batches, or one, with what was reported of their chips. What was struck out does not count. */
export async function watchedBatches(db: Db, batchId?: string): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select batch.id, batch.code, batch.manufacturer, batch.status, batch.status_at as "statusAt", batch.expires_on::text as "sterileUntil", boxes.ranges, stock.left, sent.sent, failed.failures, failed.reporters, failed.failures_ever as "failuresEver", implanted.since as "registeredSince"
    from chip_batch as batch
    cross join lateral (select
        ((select coalesce(sum(upper(run) - lower(run)), 0) from unnest(batch.numbers) run) - coalesce(sum(upper(numbers) - lower(numbers)), 0))::int as left
      from chip_allocation where batch_id = batch.id and released_at is null) as stock
    cross join lateral (select coalesce(json_agg(json_build_object(
        'from', lpad(lower(run)::text, 15, '0'), 'to', lpad((upper(run) - 1)::text, 15, '0')) order by run), '[]') as ranges
      from unnest(batch.numbers) run) as boxes
    cross join lateral (select count(*)::int as sent from chip_unit where batch_id = batch.id and status not in ('reserved', 'unsold')) as sent
    cross join lateral (select
        count(distinct chip_number) filter (where is_new)::int as failures,
        count(distinct reported_by) filter (where is_new)::int as reporters,
        count(distinct chip_number)::int as failures_ever
      from (select chip_number, reported_by, batch.status <> 'inStock' or created_at >= batch.status_at as is_new from dead_chip
        where batch_id = batch.id and kind <> 'migrated' and status <> 'struck') as reported) as failed
    cross join lateral (select count(*)::int as since from implant
      where batch_id = batch.id and batch.status <> 'inStock' and created_at >= batch.status_at) as implanted
    where ${batchId ? sql`batch.id = ${batchId}` : sql`true`}
    order by batch.expires_on, batch.code`.execute(db)
  return rows
}

/** True while Staff have to decide about a batch: it is frozen, or has failed more than once. */
export const waitsForStaff = ({ status, failures }: Pick<Watched, 'status' | 'failures'>): boolean =>
  status === 'frozen' || (status === 'inStock' && failures >= STAFF_LOOK_AT)

/** DEAD-4 True where a batch is frozen without waiting for Staff. */
const hasFailed = ({ failures, sent }: Pick<Watched, 'failures' | 'sent'>): boolean =>
  failures >= FREEZE_AT.failures || (failures >= FREEZE_AT.shareFailures && failures > sent * FREEZE_AT.share)

/**
 * DEAD-4 Freezes the batches that have failed too often since Staff last looked, and tells all who hold chips of them: of one batch,
 * or of all. A frozen batch stops its chips from being sold and implanted; the chips stay where they are.
 */
export async function freezeFailing(tools: Tools, by: 'clock' | 'Implanter' | 'Welfare', batchId?: string): Promise<void> {
  const batches = await watchedBatches(tools.db, batchId)
  for (const { id, code, failures, reporters, sent } of batches.filter((batch) => batch.status === 'inStock' && hasFailed(batch))) {
    await tools.transition(batchLife, 'freeze', id, by, { failures, reporters, sent })
    await writeToHolders(tools, id, (holder) => batchFrozen(holder, code, FAILED_TOO_OFTEN))
  }
}

const FAILED_TOO_OFTEN = 'too many of its chips have failed'

/** Writes to everybody who has chips of a batch that are not used, be it in an order that we have not sent; how many those are. */
export async function writeToHolders({ db, notify }: Tools, batchId: string, letter: (holder: Holder) => Notice): Promise<number> {
  const holders = await db
    .selectFrom('chipUnit')
    .innerJoin('account', 'account.id', 'chipUnit.holderId')
    .leftJoin('chipOrder', 'chipOrder.id', 'chipUnit.orderId')
    .select(['account.name', 'account.email', 'account.antiPhishingWord'])
    .select(COUNTED)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('chipUnit.status', '=', 'reserved').as('reserved'),
      fn.countAll<number>().filterWhere('chipUnit.status', '<>', 'reserved').filterWhere(BANK_HAS_IT).as('takenBack'),
      fn.countAll<number>().filterWhere('chipUnit.status', '<>', 'reserved').filterWhere(BANK_HOLDS).as('suspended'),
      fn.countAll<number>().filterWhere('chipUnit.status', '<>', 'reserved').filterWhere(COLLEAGUE_BOUGHT).as('ofColleagues'),
    ])
    .where('chipUnit.batchId', '=', batchId)
    .where('chipUnit.status', 'in', ['reserved', ...UNUSED])
    .where('account.status', '<>', 'closed')
    .groupBy('account.id')
    .orderBy('account.id')
    .execute()
  for (const holder of holders) await notify(holder, letter(holder))
  return holders.length
}
