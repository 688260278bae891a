import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { numbersWritten } from '../../kit/writtennumbers.ts'
import type { ChipOrder } from '../../shapes.ts'
import { spelledOut } from './shortnumbers.ts'

type Range = Pick<ChipOrder['ranges'][number], 'from' | 'to'>

/** Every number of a range. */
export function numbersIn({ from, to }: Range): string[] {
  const first = Number(from)
  return Array.from({ length: Number(to) - first + 1 }, (_, index) => String(first + index).padStart(from.length, '0'))
}

/** The numbers and ranges that somebody wrote or pasted, one on a line or with commas between them; or what is unclear about one. */
export function numbersTyped(typed: string, ranges: readonly Range[] = []): { numbers: string[] } | { problem: string } {
  const parts = typed.split(/[\n,;]/).filter((part) => part.trim() !== '')
  const read = parts.map((part) => {
    const whole = ranges.length > 0 ? spelledOut(part, ranges) : { written: part }
    return 'written' in whole ? numbersWritten(whole.written) : whole
  })
  const unclear = read.find((one) => 'problem' in one)
  return unclear ?? { numbers: read.flatMap((one) => ('numbers' in one ? one.numbers : [])) }
}

export interface Missing {
  /** '' is not said yet. */
  all: '' | 'yes' | 'no'
  picked: readonly string[]
  typed: string
}

/** The numbers that have not come, each once; or the sentence that says what is still to be told. */
export function missingOf({ all, picked, typed }: Missing, ranges: readonly Range[]): { numbers: string[] } | { problem: string } {
  if (all === '') return { problem: 'Choose whether all the chips have arrived' }
  if (all === 'yes') return { numbers: [] }
  const written = numbersTyped(typed, ranges)
  if ('problem' in written) return written
  const numbers = [...new Set([...picked, ...written.numbers])]
  if (numbers.length === 0) return { problem: 'Choose the missing chips, or type their numbers' }
  const stranger = numbers.find((number) => !ranges.some(({ from, to }) => number.length === from.length && number >= from && number <= to))
  return stranger === undefined ? { numbers } : { problem: `${groupChipNumber(stranger)} isn’t one of the chips on their way to you` }
}
