import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { COUNTED, UNUSED } from './queries/unused.ts'

/** The chips that are, or are on their way to be, an implanter's, each with its batch. */
export const chipsHeld = (db: Db, holderId: string) =>
  db.selectFrom('chipUnit').innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId').where('chipUnit.holderId', '=', holderId)

/** The batches of which an implanter has chips to implant, the earliest expiry first, each with its runs of numbers one after another. */
export async function batchesHeld(db: Db, holderId: string) {
  const [batches, runs] = [await countedByBatch(db, holderId), await runsHeld(db, holderId)]
  return batches.map((batch) => ({
    ...batch,
    runs: runs.filter(({ code }) => code === batch.code).map(({ from, to, chips }) => ({ from, to, chips })),
  }))
}

/** Numbers that follow one another have the same distance from their place in the order: each such group is a run. */
async function runsHeld(db: Db, holderId: string) {
  const { rows } = await sql<{ code: string; from: string; to: string; chips: number }>`
    select code, min(number) as from, max(number) as to, count(*)::int as chips from (
      select chip_batch.code, number, number::bigint - row_number() over (partition by chip_batch.id order by number) as run
      from chip_unit join chip_batch on chip_batch.id = chip_unit.batch_id
      where chip_unit.holder_id = ${holderId} and chip_unit.status = 'withImplanter'
    ) as held group by code, run order by 2`.execute(db)
  return rows
}

const countedByBatch = (db: Db, holderId: string) =>
  chipsHeld(db, holderId)
    .where('chipUnit.status', '=', 'withImplanter')
    .select(['chipBatch.code', 'chipBatch.status', 'chipBatch.expiresOn'])
    .select((row) => row.fn.countAll<number>().as('left'))
    .groupBy('chipBatch.id')
    .orderBy('chipBatch.expiresOn')
    .orderBy('chipBatch.code')
    .execute()

/** The batches of which an implanter has chips that may not be implanted: first those called back, whose chips are in hand no more by our book. */
export const stoppedBatches = (db: Db, holderId: string) =>
  chipsHeld(db, holderId)
    .where('chipBatch.status', '<>', 'inStock')
    .where('chipUnit.status', 'in', [...UNUSED, 'recalled'])
    .select((row) => ['chipBatch.code', row('chipBatch.status', '=', 'recalled').$castTo<boolean>().as('isCalledBack')])
    .select(COUNTED)
    .groupBy('chipBatch.id')
    .orderBy('isCalledBack', 'desc')
    .orderBy('chipBatch.expiresOn')
    .orderBy('chipBatch.code')
    .execute()
