import { setImmediate as others } from 'node:timers/promises'
import { TAKEN } from '#features/chips/policy.ts'
import type { Db } from '#platform/database/db.ts'
import type { Because } from '#platform/law/clause.ts'
import { cut } from '#platform/text/cut.ts'
import { type Header, type Keepers, readHeader } from './columns.ts'
import { type ReadRow, rowReader } from './rows.ts'
import { readTable, type Table } from './table.ts'

export interface Reading {
  rows: ReadRow[]
  ignored: string[]
}

export type Unreadable = { reason: 'notCsv' | 'columnsMissing' | 'tooManyRows'; words: string }

interface Options {
  now: Date
  /** Whose columns are read beside those of the pets. */
  keepers: Keepers
  mostRows: number
  /** Whoever asks does something else with an animal that is on the register already. */
  takenIsRight?: boolean
  /** Why some of these chips of our stock may not be registered, by number; null where that is judged when they are entered. */
  keptBack: ((numbers: readonly string[]) => Promise<ReadonlyMap<string, Because>>) | null
}

/** Reads a file of pets and holds it against the register, without writing anything: its rows with their faults, or why it cannot be read. */
export async function readPets(
  db: Db,
  bytes: Uint8Array,
  { now, keepers, mostRows, takenIsRight = false, keptBack: withheld }: Options,
): Promise<Reading | Unreadable> {
  const table = readTable(bytes)
  if ('unreadable' in table) return { reason: 'notCsv', words: table.unreadable }
  const header = readHeader(table.header, { keepers })
  if (header.at.size < 2) return { reason: 'notCsv', words: `Choose a CSV file with a first row of column names. ${missingWords(header)}` }
  if (header.missing.length > 0) return { reason: 'columnsMissing', words: missingWords(header) }
  if (table.rows.length > mostRows)
    return {
      reason: 'tooManyRows',
      words: `Send no more than ${mostRows.toLocaleString('en-GB')} rows in one file. This one has ${table.rows.length.toLocaleString('en-GB')}`,
    }

  const rows = await readRows(table, header, now, { isTakenIn: keepers === 'intakes' })
  faultPair(rows)
  if (!takenIsRight) await faultTaken(db, rows)
  if (withheld) faultWithheld(rows, await withheld(rows.flatMap(({ read }) => read.chipNumber ?? [])))
  return { rows, ignored: header.ignored }
}

/** Everything that is missing at once, by the names that we know, and what stands there under names that we do not. */
function missingWords({ missing, ignored }: Header): string {
  const unknown = ignored.length === 0 ? '' : `. We don’t recognise these: ${cut(ignored.join(', '))}`
  return `Every pet needs these columns too: ${missing.join(', ')}${unknown}`
}

const AT_A_TIME = 200

/** A long file must not keep anybody else waiting, so after some rows whoever else has work goes first. */
async function readRows({ rows }: Table, header: Header, now: Date, of: { isTakenIn: boolean }): Promise<ReadRow[]> {
  const read = rowReader(header, now, of)
  const done: ReadRow[] = []
  for (const row of rows) {
    done.push(read(row))
    if (done.length % AT_A_TIME === 0) await others()
  }
  return done
}

function faultPair(rows: readonly ReadRow[]) {
  const first = new Map<string, number>()
  for (const one of rows) {
    const { chipNumber } = one.read
    if (!chipNumber) continue
    const duplicate = first.get(chipNumber)
    if (duplicate !== undefined) fault(one, `Row ${duplicate} has the same microchip number`)
    if (duplicate === undefined) first.set(chipNumber, one.row)
  }
}

async function faultTaken(db: Db, rows: readonly ReadRow[]) {
  const numbers = rows.flatMap(({ read }) => read.chipNumber ?? [])
  const taken = await takenAmong(db, numbers)
  for (const one of rows) if (taken.has(one.read.chipNumber ?? '')) fault(one, TAKEN)
}

function faultWithheld(rows: readonly ReadRow[], reasons: ReadonlyMap<string, Because>) {
  for (const one of rows) {
    const because = reasons.get(one.read.chipNumber ?? '')
    if (because) fault(one, because.words)
  }
}

/** Which of these chips are on the register, in one question. */
async function takenAmong(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const found = await db
    .selectFrom('chip')
    .select('number')
    .where((chip) => chip('number', '=', chip.fn.any(chip.val(numbers))))
    .execute()
  return new Set(found.map(({ number }) => number))
}

/** A row with a fault has no pet to write. */
export function fault(row: ReadRow, words: string): void {
  if (row.isShifted) return
  row.wrong.push(words)
  row.pet = null
}
