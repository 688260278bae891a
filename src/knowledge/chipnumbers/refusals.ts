import { listed } from '#platform/listed.ts'
import { groupChipNumber } from './group.ts'
import { MOST_NATIONAL } from './iso.ts'

/** Why a text is not a chip number. Stable words for programs; the sentence is for people. */
const CHIP_REFUSALS = [
  'empty',
  'tooShort',
  'tooLong',
  'letters',
  'impossible',
  'zeroCode',
  'testChip',
  'notAnimal',
  'severalNumbers',
  'spreadsheet',
] as const
export type ChipRefusal = (typeof CHIP_REFUSALS)[number]

export interface Refusal {
  valid: false
  code: ChipRefusal
  because: string
  /** A well-formed number the person may have meant; offered, never taken. */
  suggestion: string | null
}

const CHECK = 'Scan the animal again or check the label.'

export const empty = refusal(
  'empty',
  'Enter the microchip number. It is on the paperwork of the animal, and a vet or rescue centre can scan for it.',
)

export const tooMuchText = refusal(
  'tooLong',
  'That is more text than one microchip number. Paste only the number, or the one line that the reader printed.',
)

export const spreadsheet = refusal(
  'spreadsheet',
  'A spreadsheet has shortened this number and hidden its last digits. Format the cells as text or as a number without decimals, then copy all 15 digits.',
)

export const notAnimal = refusal(
  'notAnimal',
  'This code says that it does not come from an animal: its animal mark is 0, as on equipment tags. Scan the animal and enter the 15 digits that the reader shows.',
)

export const notAChipWord = refusal(
  'tooLong',
  'This code of 16 letters and digits does not come from a pet microchip. Scan the animal and enter the 15 digits that the reader shows.',
)

export const zeroCode = refusal(
  'zeroCode',
  'No microchip number begins with 000. The reader may have caught only part of the chip: scan the animal again, slowly.',
)

export const onlyZeros = refusal(
  'zeroCode',
  'A number of zeros only means that the reader found no chip. Scan the animal again, slowly, and enter the number that it shows.',
)

export const testChip = refusal(
  'testChip',
  'Numbers that begin with 999 are for testing readers and do not identify an animal. Scan the animal again; if 999 comes back, tell whoever implanted the chip.',
)

export function wrongLength(digits: number, suggestion: string | null): Refusal {
  const must = `Microchip number must be 15 digits, you typed ${digits}.`
  if (suggestion)
    return refusal(
      'tooShort',
      `${must} If a spreadsheet dropped a 0 from the front, it is ${groupChipNumber(suggestion)}. ${CHECK}`,
      suggestion,
    )
  if (digits < 15) return refusal('tooShort', `${must} ${CHECK}`)
  return refusal('tooLong', `${must} Look for a digit typed twice, or scan the animal again.`)
}

export function wrongLengthWithLetters(characters: number): Refusal {
  const must = `Microchip number must be 15 digits, or 10 characters if it has letters, you typed ${characters} characters.`
  return refusal(characters < 10 ? 'tooShort' : 'tooLong', `${must} ${CHECK}`)
}

export const noDigits = refusal('letters', 'There are no digits in that. Enter the microchip number: 15 digits, from a scan or the label.')

export function strangeCharacters(strange: readonly string[], suggestion: string | null): Refusal {
  const must = `Microchip number must be 15 digits, yours has ${listed(strange.map((character) => `'${character}'`))} in it.`
  if (!suggestion) return refusal('letters', `${must} ${CHECK}`)
  return refusal('letters', `${must} Did you mean ${groupChipNumber(suggestion)}? Compare it with the label before you use it.`, suggestion)
}

export function tooHigh(national: string): Refusal {
  return refusal(
    'impossible',
    `No microchip can hold this number: its last 12 digits are ${groupChipNumber(national)}, and the highest possible is ${groupChipNumber(String(MOST_NATIONAL))}. A digit is wrong: compare each one with the label, or scan the animal again.`,
  )
}

export function codeTooHigh(code: number): Refusal {
  return refusal(
    'impossible',
    `This code would make a number that begins with ${code}, and no country or maker code goes above 998. Scan the animal again and enter the 15 digits that the reader shows.`,
  )
}

export function severalNumbers(numbers: readonly string[]): Refusal {
  const shown = numbers.slice(0, 3).map(groupChipNumber)
  return refusal(
    'severalNumbers',
    `We can read more than one microchip number in that: ${listed(shown)}. Enter one number, with nothing beside it.`,
  )
}

function refusal(code: ChipRefusal, because: string, suggestion: string | null = null): Refusal {
  return { valid: false, code, because, suggestion }
}
