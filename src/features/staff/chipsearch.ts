import type { Databases } from '#adapters/databases/databases.ts'
import { askOthers, isChipTaken, type OtherAnswer } from '#features/chips/queries.ts'
import { type ChipReading, readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { Landline, Mobile } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import type { Found } from './found.ts'
import { reachOf } from './people.ts'

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
  if (!reading.valid && (Mobile.safeParse(words).success || Landline.safeParse(words).success)) return null
  if (!reading.valid || (await isChipTaken(db, reading.number))) return { reading, others: [] }
  const { others } = await askOthers(db, databases, reading.number)
  return { reading, others }
}

/** The number itself: why no chip can have it, who has it in stock, or which register holds it and its telephone. */
export async function chipFound(db: Db, { reading, others }: Asked): Promise<Found[]> {
  if (!reading.valid) return [numberRow({ name: reading.typed, status: 'not a chip number', where: reading.because })]
  const name = reading.shown
  const unit = await unitOf(db, reading.number)
  const holder = others.find(({ holds }) => holds === 'yes')
  const silent = others.filter(({ holds }) => holds === 'noAnswer').map((register) => register.name)
  return [
    ...(unit ? [numberRow({ name, status: `our chip, ${unit.status}`, who: unit.holder, where: `batch ${unit.code}` })] : []),
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

const numberRow = (row: Pick<Found, 'name' | 'status' | 'where'> & Partial<Pick<Found, 'who'>>): Found => ({
  kind: 'chip number',
  id: null,
  who: '',
  next: [],
  ...row,
})

async function unitOf(db: Db, number: string) {
  const unit = await db
    .selectFrom('chipUnit')
    .innerJoin('chipBatch', 'chipBatch.id', 'chipUnit.batchId')
    .select(['chipUnit.status', 'chipUnit.holderId', 'chipBatch.code'])
    .where('chipUnit.number', '=', number)
    .executeTakeFirst()
  if (!unit) return null
  const reach = await reachOf(db, [unit.holderId])
  return { ...unit, holder: reach(unit.holderId) }
}
