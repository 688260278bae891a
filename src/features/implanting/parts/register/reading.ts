import { readChipNumber } from '#knowledge/chipnumbers/number.ts'

/** The number in what a reader sent; what it sent, where no number can be read in it. */
export function numberIn(line: string): string {
  const reading = readChipNumber(line)
  return reading.valid ? reading.number : line
}

/** The number in what a reader sent; '' where it isn't a whole one that can be a chip's. */
export function wholeIn(line: string): string {
  const reading = readChipNumber(line)
  return reading.valid ? reading.number : ''
}

/** What a reader shows, held against the number that is being registered. */
export function comparedWith(typed: string, line: string): { number: string; isSame: boolean } {
  const number = numberIn(line)
  return { number, isSame: number === numberIn(typed) }
}
