import type { ReadRow } from './rows.ts'

type Reported = Pick<ReadRow, 'row' | 'chipNumber' | 'name' | 'wrong' | 'notes'>

/** In characters, so that the answer stays under the size that an answer may have. */
const LONGEST_REPORT = 800_000

/** The rows of a file as the answer lists them. Where they are too many for one answer, those to mend come before those with a note, and these before the rest. */
export function reportOf(rows: readonly ReadRow[]): Reported[] {
  let length = 0
  const chosen: Reported[] = []
  for (const { row, chipNumber, name, wrong, notes } of [...rows].sort((one, other) => urgency(other) - urgency(one))) {
    const reported = { row, chipNumber, name, wrong, notes }
    length += JSON.stringify(reported).length
    if (length > LONGEST_REPORT) break
    chosen.push(reported)
  }
  return chosen.sort((one, other) => one.row - other.row)
}

const urgency = ({ wrong, notes }: Reported) => (wrong.length > 0 ? 2 : Math.min(1, notes.length))
