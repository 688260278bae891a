import { type ChipReading, readChipNumber } from '#knowledge/chipnumbers/number.ts'

export type Typed =
  | { state: 'empty' }
  /** Digits that may go on to 15. `maker` is set when they are also the whole number of an older chip. */
  | { state: 'unfinished'; digits: number; maker: string | null }
  | { state: 'read'; reading: Extract<ChipReading, { valid: true }> }
  | ({ state: 'refused' } & Problem)

/** What to say of a microchip number while it is being typed: nothing is called wrong that the next key may put right. */
export function typedSoFar(text: string): Typed {
  if (text.trim() === '') return { state: 'empty' }
  const reading = readChipNumber(text)
  const digits = text.replace(/\s/g, '')
  if (/^\d{1,14}$/.test(digits)) {
    return { state: 'unfinished', digits: digits.length, maker: reading.valid ? (reading.manufacturer ?? 'an older maker') : null }
  }
  if (reading.valid) return { state: 'read', reading }
  const mayYetBeRight = ['empty', 'tooShort', 'letters'].includes(reading.code) && !reading.suggestion
  return mayYetBeRight ? { state: 'empty' } : { state: 'refused', ...problemOf(reading) }
}

export interface Problem {
  because: string
  suggestion: string | null
  /** The whole numbers that stand in the text, where there's more than one. */
  several: readonly string[]
}

const problemOf = ({ because, suggestion, several }: Problem): Problem => ({ because, suggestion, several })

/** Why a text cannot be looked up, once the person asks for it; null when it can. */
export function problemWith(text: string): Problem | null {
  const reading = readChipNumber(text)
  return reading.valid ? null : problemOf(reading)
}
