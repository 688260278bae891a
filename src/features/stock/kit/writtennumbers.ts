import { LEFT_REST, readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { countText } from '#platform/text/counttext.ts'

/** More than an order has, and few enough to be written out. */
const MOST_IN_RANGE = 1000

/** `981100004701001-005`, `981 100 004 701 001 to 981 100 004 701 005`: the end may be short, as on a box. */
const RANGE = /^([\d\s]+?)\s*(?:-|–|—|to|…|\.{2,3})\s*(\d[\d\s]*)$/i

/** The numbers that stand in a piece of text: one, or all of a range. A sentence where it can't be said which. What isn't a number is given back as it is. */
export function numbersWritten(written: string): { numbers: string[] } | { problem: string } {
  const text = written.trim()
  const [, from = '', to = ''] = RANGE.exec(text) ?? []
  const first = from.replace(/\s/g, '')
  if (/^\d{15}$/.test(first)) return rangeOf(first, to.replace(/\s/g, ''), text)
  const reading = readChipNumber(text)
  if (!reading.valid) return { numbers: [text] }
  return reading.notes.includes(LEFT_REST) ? { problem: unclear(text) } : { numbers: [reading.number] }
}

function rangeOf(first: string, end: string, text: string): { numbers: string[] } | { problem: string } {
  if (end.length > first.length) return { problem: unclear(text) }
  const last = first.slice(0, first.length - end.length) + end
  const count = Number(last) - Number(first) + 1
  if (count < 1) return { problem: `The last number of “${text}” is lower than the first. Enter the lower number first` }
  if (count > MOST_IN_RANGE) return { problem: `“${text}” is ${countText(count)} numbers. Enter a shorter range` }
  return { numbers: Array.from({ length: count }, (_, index) => String(Number(first) + index).padStart(first.length, '0')) }
}

const unclear = (text: string) => `We can’t tell which chips “${text}” means. Enter one number, or a range, for example 981100004701001-005`
