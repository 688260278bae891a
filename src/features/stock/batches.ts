import { londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { batchLife } from './lifecycle.ts'
import { asChipNumber } from './picking.ts'
import { RECEIVING_REFUSED } from './refusals.ts'

export interface NewBatch {
  code: string
  manufacturer: string
  /** The first and the last number: 15 digits. */
  from: string
  to: string
  expiresOn: string
}

/** All that we sell; the regulations ask for it. */
const PRODUCT = 'ISO 11784/11785, FDX-B'
const MOST_IN_A_BATCH = 100_000

/** STOCK-9 Takes a batch into stock; how many chips it has. Refuses where its numbers cannot be, or somebody has one of them. */
export async function takeIn({ db, now, start }: LawTools, batch: NewBatch): Promise<number> {
  const { code, manufacturer, expiresOn } = batch
  const [from, to] = [Number(batch.from), Number(batch.to)]
  const count = to - from + 1
  if (count < 1 || count > MOST_IN_A_BATCH) throw refusedBy(RECEIVING_REFUSED, 'wrongRange')
  if (expiresOn <= londonDate(now)) throw refusedBy(RECEIVING_REFUSED, 'notSterile')
  const known = await db
    .selectFrom('chip')
    .select('number')
    .where('number', '>=', asChipNumber(from))
    .where('number', '<=', asChipNumber(to))
    .where((row) => row(row.fn<number>('length', ['number']), '=', 15))
    .limit(1)
    .executeTakeFirst()
  if (known) throw refusedBy(RECEIVING_REFUSED, 'inAnimal', `${known.number} is already in an animal. Check the box again`)

  const [id, status] = [newId(), 'inStock' as const]
  const taken = await db
    .insertInto('chipBatch')
    .values({
      id,
      status,
      statusAt: now,
      code,
      manufacturer,
      product: PRODUCT,
      numbers: `[${from},${to}]`,
      expiresOn,
      receivedAt: now,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw refusedBy(RECEIVING_REFUSED, 'batchKnown')
  await start(batchLife, 'receive', { id, status }, 'Staff', { chips: count })
  return count
}
