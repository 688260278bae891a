import { KENNEL_CLUB_TAKEN, KennelClubNumber } from '#knowledge/animals/kennelclub.ts'
import type { Db } from '#platform/database/db.ts'
import { kennelClubTaken } from '../queries/kennelclub.ts'
import { fault } from './read.ts'
import type { ReadRow } from './rows.ts'

/** The Kennel Club numbers of the rows, as they are written; a row whose number can’t be right, or is another animal’s, is faulted. */
export async function kennelClubNumbersOf(db: Db, rows: readonly ReadRow[]): Promise<Map<ReadRow, string>> {
  const numbers = new Map<ReadRow, string>()
  const seen = new Set<string>()
  for (const row of rows) {
    const read = KennelClubNumber.safeParse(row.cell('kennelClubNumber'))
    const number = read.success ? read.data : ''
    if (!read.success) fault(row, `Kennel Club number: ${read.error.issues[0]?.message ?? ''}`)
    if (number && seen.has(number)) fault(row, 'Another row has the same Kennel Club number')
    if (number) numbers.set(row, number)
    seen.add(number)
  }
  const taken = await kennelClubTaken(db, [...numbers.values()])
  for (const [row, number] of numbers) if (taken.has(number)) fault(row, KENNEL_CLUB_TAKEN)
  return numbers
}

/** Writes them on the animals, which are on the register now. */
export async function writeKennelClubNumbers(
  db: Db,
  numbers: ReadonlyMap<ReadRow, string>,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [row, kennelClubNumber] of numbers)
    await db
      .updateTable('pet')
      .set({ kennelClubNumber })
      .where('id', '=', ids.get(row.chipNumber) ?? '')
      .execute()
}
