import { sql } from 'kysely'
import type { Databases } from '#adapters/databases/databases.ts'
import { askOthers, isChipTaken, type OtherAnswer } from '#features/chips/queries.ts'
import { type ChipReading, readChipNumber } from '#knowledge/chipnumbers/number.ts'
import type { Db } from '#platform/database/db.ts'
import { whenText } from '#platform/text/whentext.ts'
import { shortId } from './commandline/shortid.ts'
import type { Found } from './found.ts'
import { commandFor } from './next.ts'
import { reachOf } from './people.ts'
import { readTyped } from './typedwords.ts'

interface Asked {
  reading: ChipReading
  others: readonly OtherAnswer[]
}

/** A word of digits this long is meant as the number of a chip, even where no chip can have it. */
const MEANT_AS_A_NUMBER = 9

/** What a number is, and what the other registers say about it where it isn’t one of ours: regulation 7(1)(i) wants the caller told. */
export async function askedAbout(db: Db, databases: Databases, words: string): Promise<Asked | null> {
  if (words.replace(/\D/g, '').length < MEANT_AS_A_NUMBER || /[@+]/.test(words)) return null
  const reading = readChipNumber(words)
  const { mobile, landline } = readTyped(words)
  if (!reading.valid && (mobile || landline)) return null
  if (!reading.valid || (await isChipTaken(db, reading.number))) return { reading, others: [] }
  const { others } = await askOthers(db, databases, reading.number)
  return { reading, others }
}

/** The number itself: why no chip can have it, who has it in stock, or which register holds it and its telephone. */
export async function chipFound(db: Db, { reading, others }: Asked): Promise<Found[]> {
  if (!reading.valid) return [numberRow({ name: reading.typed, status: 'not a chip number', where: reading.because })]
  const name = reading.shown
  const unit = await ourChip(db, reading.number)
  const holder = others.find(({ holds }) => holds === 'yes')
  const silent = others.filter(({ holds }) => holds === 'noAnswer').map((register) => register.name)
  return [
    ...(unit ? [numberRow({ name, ...unit })] : []),
    ...(holder
      ? [
          numberRow({
            name,
            status: 'registered elsewhere',
            who: [holder.name, holder.phone].filter(Boolean).join(', '),
            where: holder.site ?? '',
          }),
        ]
      : []),
    ...(others.length > 0 && !holder && !unit ? [numberRow({ name, status: notHere(silent), where: reading.notes.join(' ') })] : []),
  ]
}

const notHere = (silent: readonly string[]) =>
  silent.length === 0 ? 'not registered here or at the registers we can ask' : `not registered here; no answer from ${silent.join(', ')}`

const numberRow = (row: Pick<Found, 'name' | 'status' | 'where'> & Partial<Pick<Found, 'who' | 'next'>>): Found => ({
  kind: 'chip number',
  id: null,
  who: '',
  next: [],
  ...row,
})

/** Where a chip of ours is: with whom, or in our stock; in which batch and order. Null where it's none of ours. */
async function ourChip(db: Db, number: string) {
  if (!/^\d{15}$/.test(number)) return null
  const chip = await db
    .selectFrom('chipBatch')
    .leftJoin('chipUnit', (join) => join.onRef('chipUnit.batchId', '=', 'chipBatch.id').on('chipUnit.number', '=', number))
    .leftJoin('chipAllocation', (join) =>
      join
        .onRef('chipAllocation.batchId', '=', 'chipBatch.id')
        .on('chipAllocation.releasedAt', 'is', null)
        .on(sql<boolean>`chip_allocation.numbers @> ${number}::int8`),
    )
    .select(['chipBatch.code', 'chipBatch.expiresOn', 'chipBatch.status as batchStatus', 'chipUnit.status', 'chipUnit.holderId'])
    .select((row) => row.fn.coalesce('chipUnit.orderId', 'chipAllocation.orderId').as('orderId'))
    .where((row) => row.or([row('chipUnit.id', 'is not', null), sql<boolean>`chip_batch.numbers @> ${number}::int8`]))
    .executeTakeFirst()
  if (!chip) return null
  const { code, status, holderId, orderId, expiresOn, batchStatus } = chip
  const batch = `batch ${code}${batchStatus === 'inStock' ? '' : `, which is ${batchStatus}`}, sterile until ${whenText(expiresOn, 'day')}`
  return {
    status: `our chip, ${status ?? (orderId ? 'set aside for an order' : 'in our stock')}`,
    who: (await reachOf(db, [holderId]))(holderId),
    where: orderId ? `${batch}, order ${shortId(orderId)}` : batch,
    next: orderId ? [commandFor('print-order', orderId)] : [],
  }
}
