import { COUNTRIES } from './codes.ts'
import { decodeDotted, decodeWord, type IsoWord, MOST_NATIONAL, printed } from './iso.ts'
import * as refuse from './refusals.ts'

/** `iso` is the 15-digit FDX-B chip of today; the rest are older chips that are still met. `fdxa` is one whose maker the number does not tell. */
const CHIP_FORMATS = ['iso', 'avid', 'eurochip', 'trovan', 'destron', 'allflex', 'fdxa'] as const
export type ChipFormat = (typeof CHIP_FORMATS)[number]

export interface Found {
  valid: true
  /** Capitals and digits only: what is stored and compared. */
  number: string
  format: ChipFormat
  /** What was left out or turned, for the person to see. */
  notes: string[]
}

/** Judges capitals and digits from which labels and separators are already gone. */
export function classify(code: string): Found | refuse.Refusal {
  if (code === '') return refuse.empty
  if (/^[0-9]+$/.test(code)) return classifyDigits(code)
  if (!/[0-9]/.test(code)) return refuse.noDigits
  if (/^A\d{21,22}$/.test(code)) return classifyDigits(code.slice(1))
  if (code.length === 15 || !/^[0-9A-F]+$/.test(code)) return strange(code)
  if (code.length === 10) return legacy(code)
  if (code.length === 16) return word(code) ?? refuse.notAChipWord
  return refuse.wrongLengthWithLetters(code.length)
}

/** Judges the dotted hexadecimal form, `3D9.1C2C6E5F94`, or gives null when the line is not one. */
export function classifyDotted(line: string): Found | refuse.Refusal | null {
  const [, code, national] = /^([0-9A-F]{3})\.([0-9A-F]{10})$/.exec(line) ?? []
  if (!code || !national || !/[A-F]/.test(line)) return null
  return animalWord(decodeDotted(code, national))
}

function classifyDigits(digits: string): Found | refuse.Refusal {
  if (/^0+$/.test(digits)) return refuse.onlyZeros
  if (digits.length === 15) return iso(digits)
  if (digits.length === 9) return found(digits, 'avid', digits.startsWith('9') ? [HALF_A_NUMBER] : [])
  if (digits.length === 10) return tenDigits(digits)
  if (/^0\d{15}$/.test(digits)) return iso(digits.slice(1), ['Your reader added a 0 at the start, so we removed it.'])
  if (/^800[01]\d{12}$/.test(digits)) return word(digits) ?? refuse.wrongLength(16, null)
  if (/^(?:0{6,7}|10{6})\d{15}$/.test(digits))
    return iso(digits.slice(-15), ['Your reader added its own digits at the start, so we removed them.'])
  return refuse.wrongLength(digits.length, withLostZero(digits))
}

/**
 * Ten digits without a letter can be an older chip, whose 10 characters happen to be digits, or the first ten of a
 * 15-digit number. No older chip is known to begin with 900–998, and most 15-digit numbers do: those are refused.
 */
function tenDigits(digits: string): Found | refuse.Refusal {
  if (digits.startsWith('9')) return refuse.wrongLength(10, null)
  const reading = legacy(digits)
  return {
    ...reading,
    notes: ['Most 10-character numbers have a letter in them, and yours doesn’t: check that no digits are missing.'],
  }
}

const HALF_A_NUMBER = 'Older AVID numbers have 9 digits, but most numbers that start with 9 have 15: check that no digits are missing.'

const LEGACY: readonly (readonly [ChipFormat, RegExp])[] = [
  ['eurochip', /^1\d{8}A$/],
  ['trovan', /^000[67]/],
  ['allflex', /^0A1/],
  ['destron', /^4/],
]

function legacy(code: string): Found {
  const [format = 'fdxa'] = LEGACY.find(([, shape]) => shape.test(code)) ?? []
  return found(code, format, [])
}

function word(hex: string): Found | refuse.Refusal | null {
  const fields = decodeWord(hex)
  return fields && animalWord(fields)
}

function animalWord(fields: IsoWord): Found | refuse.Refusal {
  if (!fields.animal) return refuse.notAnimal
  if (fields.code > 999) return refuse.codeTooHigh(fields.code)
  return iso(printed(fields), ['Your reader showed the number in hexadecimal, so we converted it to 15 digits.'])
}

function iso(digits: string, notes: string[] = []): Found | refuse.Refusal {
  if (digits.startsWith('000')) return refuse.zeroCode
  if (digits.startsWith('999')) return refuse.testChip
  if (Number(digits.slice(3)) > MOST_NATIONAL) return refuse.tooHigh(digits.slice(3))
  return found(digits, 'iso', notes)
}

function found(number: string, format: ChipFormat, notes: string[]): Found {
  return { valid: true, number, format, notes }
}

/** Letters that are often typed or printed in place of a digit. B is only tried where the rest is all digits. */
const LOOKALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', S: '5', Z: '2' }

function strange(code: string): refuse.Refusal {
  const notHex = [...code].filter((character) => !/[0-9A-F]/.test(character))
  const letters = [...code].filter((character) => !/[0-9]/.test(character))
  const named = notHex.length > 0 ? notHex : letters
  return refuse.strangeCharacters([...new Set(named)].slice(0, 3), meant(code))
}

/** The well-formed number that is left when lookalikes are read as digits, or null. */
function meant(code: string): string | null {
  const digits = code.replace(/[OILSZ]/g, (letter) => LOOKALIKES[letter] ?? letter)
  const guesses = [digits, digits.replaceAll('B', '8')].filter((guess) => /^[0-9A-F]+$/.test(guess))
  for (const guess of guesses) {
    if (guess.length === 15 && !/^[0-9]+$/.test(guess)) continue
    const reading = classify(guess)
    if (reading.valid) return reading.number
  }
  return null
}

/** A spreadsheet drops the 0 of a country code below 100: the number with it, where that makes a country's code. */
function withLostZero(digits: string): string | null {
  if (digits.length !== 14 || !COUNTRIES[`0${digits.slice(0, 2)}`]) return null
  const reading = iso(`0${digits}`)
  return reading.valid ? reading.number : null
}
