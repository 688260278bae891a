import { sql } from 'kysely'
import type { LawTools } from '#platform/law/tools.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { batchLife } from './lifecycle.ts'
import { asChipNumber } from './picking.ts'
import { REMOVING_REFUSED } from './refusals.ts'

interface Wrong {
  code: string
  /** The first and the last number: 15 digits. */
  from: string
  to: string
}

/** STOCK-9 Takes numbers out of a batch that were never in its boxes: how many, and how many it has left. Refuses where any was allocated. */
export async function removeNumbers({ db, recordEvent }: LawTools, wrong: Wrong): Promise<{ removed: number; left: number }> {
  const [from, to] = [Number(wrong.from), Number(wrong.to)]
  const numbers = sql`int8multirange(int8range(${from}, ${to}, '[]'))`
  const batch = await db
    .selectFrom('chipBatch')
    .select(['id', sql<boolean>`numbers @> ${numbers}`.as('hasThem')])
    .where('code', '=', wrong.code)
    .forUpdate()
    .executeTakeFirst()
  if (!batch) throw refusedBy(REMOVING_REFUSED, 'noSuchBatch')
  if (!batch.hasThem) throw refusedBy(REMOVING_REFUSED, 'notInBatch')
  const taken = await sql`
    select from chip_allocation where batch_id = ${batch.id} and released_at is null and numbers && int8range(${from}, ${to}, '[]')
    union all select from chip_unit where batch_id = ${batch.id} and number between ${asChipNumber(from)} and ${asChipNumber(to)}
    limit 1`.execute(db)
  if (taken.rows.length > 0) throw refusedBy(REMOVING_REFUSED, 'allocated')
  const { left } = await db
    .updateTable('chipBatch')
    .set({ numbers: sql`numbers - ${numbers}` })
    .where('id', '=', batch.id)
    .returning(sql<number>`coalesce((select sum(upper(run) - lower(run))::int from unnest(numbers) run), 0)`.as('left'))
    .executeTakeFirstOrThrow()
  const removed = to - from + 1
  await recordEvent(batchLife.subject, batch.id, {
    move: 'removeNumbers',
    clause: 'STOCK-9',
    by: 'Staff',
    facts: { removed, from: wrong.from, to: wrong.to },
  })
  return { removed, left }
}
