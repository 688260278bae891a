import { LEFT_REST, numbersSideBySide, readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { MOST_OFFSPRING, type OffspringAnswers } from './answers.ts'

/** What became of numbers that were scanned, typed or pasted. */
export interface Taken {
  young: OffspringAnswers[]
  /** How many were added. */
  added: number
  /** What could not be read, to be mended in the field. */
  left: string
  /** A sentence about what was not added; '' where all was. */
  problem: string
}

/**
 * Adds the chip numbers in a text, one a line or separated by commas or semicolons, as rows of a litter: a number that stands there already
 * is named, and what cannot be read stays to be mended. `newKey` names a row for as long as the form lives.
 */
export function takeNumbers(text: string, young: readonly OffspringAnswers[], newKey: () => string): Taken {
  const pieces = text
    .split(/[\r\n,;\t]+/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap(apart)
  return pieces.reduce<Taken>((taken, piece) => takeOne(piece, taken, newKey), { young: [...young], added: 0, left: '', problem: '' })
}

/** More than twenty numbers with spaces within them have. */
const LONGEST_LINE = 500

/** Several whole numbers on one line are as many pieces. */
function apart(piece: string): string[] {
  const numbers = piece.length > LONGEST_LINE ? [] : numbersSideBySide(piece)
  if (numbers.length > 1) return numbers
  const reading = readChipNumber(piece)
  return reading.valid || reading.several.length < 2 ? [piece] : [...reading.several]
}

/** From so many digits on, what stands next to a number may be part of another. */
const PART_OF_ANOTHER = 5

const mayHideAnother = (piece: string, number: string) => piece.replace(/\D/g, '').replace(number, '').length >= PART_OF_ANOTHER

function takeOne(piece: string, taken: Taken, newKey: () => string): Taken {
  const reading = readChipNumber(piece)
  if (reading.valid && reading.notes.includes(LEFT_REST) && mayHideAnother(piece, reading.number))
    return leave(taken, piece, `There’s ${reading.shown} and part of another number here. Correct the other number, or remove it.`)
  if (!reading.valid) return leave(taken, piece, reading.because)
  const row = taken.young.findIndex(({ chipNumber }) => numberOf(chipNumber) === reading.number)
  if (row >= 0) return leave(taken, '', `${reading.shown} is already in row ${row + 1}`)
  if (taken.young.length >= MOST_OFFSPRING)
    return leave(taken, piece, `A litter can have up to ${MOST_OFFSPRING} animals. Register the rest as another litter.`)
  const young = {
    key: newKey(),
    chipNumber: reading.shown,
    name: '',
    sex: '',
    colour: commonColour(taken.young),
    markings: '',
    kennelClubNumber: '',
  }
  return { ...taken, young: [...taken.young, young], added: taken.added + 1 }
}

/** The first thing that went wrong is the one to say. */
function leave(taken: Taken, piece: string, problem: string): Taken {
  const left = [taken.left, piece].filter(Boolean).join('; ')
  return { ...taken, left, problem: taken.problem || problem }
}

/** The numbers of the rows that can be read, each once. */
export const numbersOf = (young: readonly OffspringAnswers[]) => [
  ...new Set(young.map(({ chipNumber }) => numberOf(chipNumber)).filter(Boolean)),
]

/** The number that stands in a row; '' where none can be read. */
export function numberOf(typed: string) {
  const reading = readChipNumber(typed)
  return reading.valid ? reading.number : ''
}

/** The colour that all rows so far have, if it is one. */
function commonColour(young: readonly OffspringAnswers[]): string {
  const [first] = young
  return first && young.length > 1 && young.every(({ colour }) => colour === first.colour) ? first.colour : ''
}
