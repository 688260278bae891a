import { readChipNumber } from '#knowledge/chipnumbers/number.ts'

/** The shortest number of a chip. */
export const SHORTEST_NUMBER = 9

/**
 * What a field is to hold, where a reader that plays a keyboard writes a second number into the whole one it `held`: the second takes its
 * place. `caret` stands behind what was written. Whatever else was written stays as it is, so that a number can be mended by hand.
 */
export function afterReading(held: string, text: string, caret: number): string {
  const written = text.slice(caret - (text.length - held.length), caret)
  const around = text.slice(0, caret - written.length) + text.slice(caret)
  const isSecond = around === held && written.length >= SHORTEST_NUMBER && readChipNumber(written).valid
  return isSecond ? written : text
}

/** A number of 15 digits: the older, shorter ones are also the beginnings of these. */
export const isWhole = (text: string) => {
  const reading = readChipNumber(text)
  return reading.valid && reading.format === 'iso'
}
