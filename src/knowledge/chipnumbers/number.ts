import { type ChipFormat, classify, classifyDotted, type Found } from './formats.ts'
import { groupChipNumber } from './group.ts'
import { type IssuedBy, originOf } from './origin.ts'
import * as refuse from './refusals.ts'
import { compact, isScientific, longestRest, plain, verification, withoutLabels, withoutMoments } from './text.ts'

export type ChipReading =
  | {
      valid: true
      /** Capitals and digits only: what is stored and compared. */
      number: string
      /** The same in groups, for people: `985 121 004 515 220`. */
      shown: string
      format: ChipFormat
      issuedBy: IssuedBy
      manufacturer: string | null
      /** The country whose code it is; for a maker's code, the maker's home, which says nothing about the animal. */
      country: string | null
      /** FDX-B, the only kind that meets the microchipping regulations for an animal chipped now. */
      compliant: boolean
      /** On a range that was misused: a person must look before it is trusted. */
      watched: boolean
      /** Sentences for the person: what we left out or turned, and what to watch. */
      notes: string[]
    }
  | (refuse.Refusal & {
      /** The beginning of what was typed, on one line. */
      typed: string
    })

/** The longest text we look at, in UTF-16 units; a reader's line has fewer than 100. */
export const MOST_CHIP_TEXT = 200

/**
 * Reads one chip number from whatever a person types, pastes or scans, and says in words why a text is not one.
 * The only such function of the product, for browser and server. Never throws; reading `number` or `shown` again gives
 * the same `number`. Sources: ISO 11784/11785 (codes and limits), the makers' printed forms for older chips.
 */
export function readChipNumber(text: string): ChipReading {
  const answer = find(text)
  if (!answer.valid) return { ...answer, typed: beginning(text) }

  const origin = originOf(answer)
  return {
    valid: true,
    number: answer.number,
    shown: groupChipNumber(answer.number),
    format: answer.format,
    issuedBy: origin.issuedBy,
    manufacturer: origin.manufacturer,
    country: origin.country,
    compliant: answer.format === 'iso',
    watched: origin.watched,
    notes: [...answer.notes, ...origin.notes],
  }
}

function find(text: string): Found | refuse.Refusal {
  if (/^[0-9]{15}$/.test(text)) return classify(text)
  if (text.length > MOST_CHIP_TEXT) return refuse.tooMuchText
  const everything = plain(text)
  if (isScientific(everything)) return refuse.spreadsheet
  const line = withoutLabels(everything)
  const bare = withoutMoments(line)
  const first = classifyDotted(bare) ?? classify(compact(bare))
  // A grouping such as 12-10-24 looks like a date: where the text reads both with and without it, the person decides.
  return only([noted(first, line !== bare && LEFT_MOMENT), classify(compact(line))]) ?? nextToEachOther(bare) ?? inside(bare) ?? first
}

const LEFT_MOMENT = 'We left out the date or time next to the number.'
/** The note of a number that stood among others: who needs every number must ask about the rest. */
export const LEFT_REST = 'We left out the other words and numbers next to it.'

/** The numbers of 15 digits that fill a text, with spaces between and within them; none where it holds anything else. */
export function numbersSideBySide(text: string): string[] {
  const groups = plain(text).split(/[ ;]+/).map(compact).filter(Boolean)
  const numbers = groups.reduce<string[]>((before, group) => {
    const last = before.at(-1)
    return last === undefined || last.length >= 15 ? [...before, group] : [...before.slice(0, -1), last + group]
  }, [])
  return numbers.every((number) => /^[0-9]{15}$/.test(number) && classify(number).valid) ? numbers : []
}

function nextToEachOther(line: string): refuse.Refusal | null {
  const numbers = [...new Set(numbersSideBySide(line))]
  return numbers.length > 1 ? refuse.severalNumbers(numbers, numbers) : null
}

/** As many digits as the shortest microchip number has. */
const FEWEST_DIGITS = 9

/** The number that stands whole among other words. Where the rest may be another number, the person decides. */
function inside(line: string): Found | refuse.Refusal | null {
  const numbers = verification(line)
  const readings = numbers.map((number) => noted(classify(number), LEFT_REST))
  const found = [...new Set(readings.flatMap((reading) => (reading.valid ? [reading.number] : [])))]
  if (found.length > 1) return refuse.severalNumbers(found, found)
  const [one] = found
  if (one && longestRest(line) >= FEWEST_DIGITS) return refuse.partOfAnother(one)
  return only(readings) ?? (new Set(numbers).size === 1 ? (readings[0] ?? null) : null)
}

/** The one number among these readings; a refusal where there are several, null where there is none. */
function only(readings: readonly (Found | refuse.Refusal)[]): Found | refuse.Refusal | null {
  const found = readings.filter((reading) => reading.valid)
  const numbers = new Set(found.map(({ number }) => number))
  if (numbers.size > 1) return refuse.severalNumbers([...numbers])
  return found[0] ?? null
}

function noted(reading: Found | refuse.Refusal, note: string | false): Found | refuse.Refusal {
  return reading.valid && note ? { ...reading, notes: [...reading.notes, note] } : reading
}

function beginning(text: string): string {
  return text
    .slice(0, 60)
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
}

/** IMPLANT-3: whether an animal with the one chip gets the other: only where the law doesn't count the one that it has, and counts the new one. */
export function mayFollow({ chipNumber, olderChip = '' }: { chipNumber: string; olderChip?: string | undefined }): boolean {
  const [fresh, older] = [readChipNumber(chipNumber), readChipNumber(olderChip)]
  return fresh.valid && fresh.compliant && older.valid && !older.compliant
}
