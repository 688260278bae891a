import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import type { ChipOrder } from '../../shapes.ts'

type Range = Pick<ChipOrder['ranges'][number], 'from' | 'to'>

/** Every number of a range. */
export function numbersIn({ from, to }: Range): string[] {
  const first = Number(from)
  return Array.from({ length: Number(to) - first + 1 }, (_, index) => String(first + index).padStart(from.length, '0'))
}

/** The numbers that somebody wrote or pasted, one on a line or with commas between them. */
export const numbersTyped = (typed: string): string[] =>
  typed
    .split(/[\n,;]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const reading = readChipNumber(part)
      return reading.valid ? reading.number : part
    })

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
  const numbers = [...new Set([...picked, ...numbersTyped(typed)])]
  if (numbers.length === 0) return { problem: 'Choose the missing chips, or type their numbers' }
  const stranger = numbers.find((number) => !ranges.some(({ from, to }) => number.length === from.length && number >= from && number <= to))
  return stranger === undefined ? { numbers } : { problem: `${groupChipNumber(stranger)} isn’t one of the chips on their way to you` }
}
