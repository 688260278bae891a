import type { OffspringAnswers } from '../wizard/answers.ts'
import { takeNumbers } from '../wizard/numbers.ts'

/** Puts the chip numbers of a text into the rows that have none yet, in order; what’s left over or can’t be read stays to be mended. */
export function fillNumbers(text: string, rows: readonly OffspringAnswers[]) {
  const full = rows.filter(({ chipNumber }) => chipNumber.trim() !== '')
  const taken = takeNumbers(text, full, () => '')
  const numbers = taken.young.slice(full.length).map(({ chipNumber }) => chipNumber)
  const empty = rows.filter(({ chipNumber }) => chipNumber.trim() === '')
  const given = new Map(empty.map(({ key }, at) => [key, numbers[at] ?? '']))
  const young = rows.map((row) => ({ ...row, chipNumber: given.get(row.key) ?? row.chipNumber }))
  const over = numbers.slice(empty.length)
  const filled = empty.slice(0, numbers.length)
  return {
    young,
    filled: filled.map(({ name }) => name),
    left: [...over, taken.left].filter(Boolean).join('; '),
    problem:
      over.length > 0 ? 'Each animal here has a number already' : taken.problem.replace(/ is already in row \d+$/, ' is already here'),
  }
}
