import { sql } from 'kysely'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import { refusedBy } from '#platform/server/refusal.ts'
import { whenText } from '#platform/text/whentext.ts'
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
/** No chip is sold as sterile for longer. */
const MOST_STERILE_DAYS = 10 * 366

/**
 * STOCK-9 Takes a batch into stock, or more numbers of one that's there; how many chips are new, and how many the batch has now. Refuses
 * where its numbers cannot be, or somebody has one of them.
 */
export async function takeIn(tools: LawTools, batch: NewBatch): Promise<{ chips: number; inAll: number }> {
  const { db, now } = tools
  const { expiresOn } = batch
  const [from, to] = [Number(batch.from), Number(batch.to)]
  const count = to - from + 1
  if (count < 1 || count > MOST_IN_A_BATCH) throw refusedBy(RECEIVING_REFUSED, 'wrongRange')
  if (expiresOn <= londonDate(now)) throw refusedBy(RECEIVING_REFUSED, 'notSterile')
  if (expiresOn > daysAfter(londonDate(now), MOST_STERILE_DAYS)) throw refusedBy(RECEIVING_REFUSED, 'tooLong')
  assertMaker(batch)
  const known = await db
    .selectFrom('chip')
    .select('number')
    .where('number', '>=', asChipNumber(from))
    .where('number', '<=', asChipNumber(to))
    .where((row) => row(row.fn<number>('length', ['number']), '=', 15))
    .limit(1)
    .executeTakeFirst()
  if (known) throw refusedBy(RECEIVING_REFUSED, 'inAnimal', `${known.number} is already in an animal. Check the box again`)
  const other = await db
    .selectFrom('chipBatch')
    .select('id')
    .where(sql<boolean>`numbers && int8range(${from}, ${to}, '[]')`)
    .executeTakeFirst()
  if (other) throw refusedBy(RECEIVING_REFUSED, 'batchKnown')

  const numbers = `{[${from},${to}]}`
  const earlier = await earlierBoxes(tools, batch)
  if (earlier) return { chips: count, inAll: await addNumbers(tools, earlier, batch, numbers, count) }
  await begin(tools, batch, numbers, count)
  return { chips: count, inAll: count }
}

/** The first 3 digits name the maker, where we know whose they are. */
function assertMaker({ from, manufacturer }: NewBatch): void {
  const reading = readChipNumber(from)
  const maker = reading.valid ? reading.manufacturer : null
  const [typed = ''] = manufacturer.toLowerCase().split(/\s+/)
  if (maker && !maker.toLowerCase().includes(typed))
    throw refusedBy(
      RECEIVING_REFUSED,
      'otherMaker',
      `Numbers that begin with ${from.slice(0, 3)} are by ${maker}. You typed ${manufacturer}.`,
    )
}

/** The batch of the same code, held until the transaction ends. Refuses where the box can't be one of it. */
async function earlierBoxes({ db }: LawTools, { code, manufacturer, expiresOn }: NewBatch) {
  const same = await db
    .selectFrom('chipBatch')
    .select(['id', 'code', 'manufacturer', 'expiresOn', sql<boolean>`isempty(numbers)`.as('isEmpty')])
    .where(sql<boolean>`lower(code) = lower(${code})`)
    .forUpdate()
    .executeTakeFirst()
  if (!same) return null
  if (same.code !== code)
    throw refusedBy(RECEIVING_REFUSED, 'otherCapitals', `There’s a batch ${same.code}. Type the code the same way to add to it.`)
  if (!same.isEmpty && (same.manufacturer !== manufacturer || same.expiresOn !== expiresOn))
    throw refusedBy(
      RECEIVING_REFUSED,
      'batchDiffers',
      `Batch ${code} is in stock already, by ${same.manufacturer} and sterile until ${whenText(same.expiresOn, 'day')}. To add to it, enter the same.`,
    )
  return same.id
}

async function begin({ db, now, start }: LawTools, { code, manufacturer, expiresOn }: NewBatch, numbers: string, chips: number) {
  const [id, status] = [newId(), 'inStock' as const]
  const dates = { statusAt: now, receivedAt: now, expiresOn }
  const taken = await db
    .insertInto('chipBatch')
    .values({ id, status, code, manufacturer, product: PRODUCT, numbers, ...dates })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw refusedBy(RECEIVING_REFUSED, 'batchKnown')
  await start(batchLife, 'receive', { id, status }, 'Staff', { chips })
}

async function addNumbers({ db, recordEvent }: LawTools, id: string, batch: NewBatch, numbers: string, chips: number): Promise<number> {
  const { manufacturer, expiresOn } = batch
  const { inAll } = await db
    .updateTable('chipBatch')
    .set({ numbers: sql`numbers + ${numbers}::int8multirange`, manufacturer, expiresOn })
    .where('id', '=', id)
    .returning(sql<number>`(select sum(upper(run) - lower(run))::int from unnest(numbers) run)`.as('inAll'))
    .executeTakeFirstOrThrow()
  await recordEvent(batchLife.subject, id, { move: 'addNumbers', clause: 'STOCK-9', by: 'Staff', facts: { chips, numbers } })
  return inAll
}
