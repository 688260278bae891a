import { readChipNumber } from '#features/chips/number.ts'
import { londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { start } from '#platform/law/move.ts'
import type { Asked } from '#platform/server/answer.ts'
import { batchLife } from './lifecycle.ts'
import { asChipNumber } from './picking.ts'

export interface NewBatch {
  code: string
  manufacturer: string
  /** The first and the last number, as they stand on the box. */
  from: string
  to: string
  expiresOn: string
}

/** All that we sell; the regulations ask for it. */
const PRODUCT = 'ISO 11784/11785, FDX-B'
const MOST_IN_A_BATCH = 100_000

/** STOCK-9 Takes a batch into stock; how many chips it has. Throws a sentence where its numbers cannot be, or somebody has one of them. */
export async function takeIn({ db, now }: Pick<Asked<never>, 'db' | 'now'>, batch: NewBatch): Promise<number> {
  const { code, manufacturer, expiresOn } = batch
  const [from, to] = [numberOf(batch.from), numberOf(batch.to)]
  const count = to - from + 1
  if (count < 1 || count > MOST_IN_A_BATCH)
    throw new Error(`A batch has 1 to ${MOST_IN_A_BATCH} chips, from its lowest number to its highest`)
  if (expiresOn <= londonDate(now)) throw new Error('These chips are no longer sterile')
  const known = await db
    .selectFrom('chip')
    .select('number')
    .where('number', '>=', asChipNumber(from))
    .where('number', '<=', asChipNumber(to))
    .where((row) => row(row.fn<number>('length', ['number']), '=', 15))
    .limit(1)
    .executeTakeFirst()
  if (known) throw new Error(`${known.number} is in an animal already: look at the box again`)

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
  if (!taken) throw new Error('STOCK-9 A batch of this code, or with one of these numbers, is in stock already')
  await start(db, batchLife, 'receive', { id, status }, 'Staff', { at: now, byAccount: null }, { chips: count })
  return count
}

function numberOf(typed: string): number {
  const read = readChipNumber(typed)
  if (!read.valid || read.format !== 'iso') throw new Error(`${typed} is not the number of an ISO chip: 15 digits`)
  return Number(read.number)
}
