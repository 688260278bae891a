import type { ChipReading } from '#knowledge/chipnumbers/number.ts'

/** What the number alone says, in the shape that the calls answer with. */
export function readingOf(typed: string, reading: ChipReading) {
  if (!reading.valid) return { ...UNREAD, typed, reasons: [reading.because], suggestion: reading.suggestion }
  const { number, shown, format, manufacturer, country, notes } = reading
  return { typed, valid: true, normalised: number, shown, format, manufacturer, country, reasons: notes, suggestion: null }
}

const UNREAD = { valid: false, normalised: null, shown: null, format: null, manufacturer: null, country: null }
