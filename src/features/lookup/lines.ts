import { MOST_CHIP_TEXT, readChipNumber } from '#knowledge/chipnumbers/number.ts'

/** How many numbers a professional looks up at a time. */
export const MOST_LINES = 50

/** What was pasted or scanned, a chip number on each line: each number once, in the order in which it came. */
export function linesIn(text: string): string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim().slice(0, MOST_CHIP_TEXT))
  const byNumber = new Map(lines.filter((line) => line !== '').map((line) => [keyOf(line), line]))
  return [...byNumber.values()]
}

function keyOf(line: string): string {
  const reading = readChipNumber(line)
  return reading.valid ? reading.number : line
}
