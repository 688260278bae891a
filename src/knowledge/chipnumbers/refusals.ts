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
  /** The whole numbers that stand in the text, where it has more than one. */
  several: readonly string[]
}

const CHECK = 'Scan the animal again or check the label.'

export const empty = refusal(
  'empty',
  'Enter the microchip number. It’s on the animal’s paperwork, and a vet or rescue centre can scan for it.',
)

export const tooMuchText = refusal(
  'tooLong',
  'That’s too long for a microchip number. Paste only the number, or the one line the reader printed.',
)

export const spreadsheet = refusal(
  'spreadsheet',
  'A spreadsheet has shortened this number and hidden its last digits. Format the cells as text, or as a number without decimals, then copy all 15 digits.',
)

export const notAnimal = refusal(
  'notAnimal',
  'This code isn’t from an animal: its animal mark is 0, as on equipment tags. Scan the animal and enter the 15 digits the reader shows.',
)

export const notAChipWord = refusal(
  'tooLong',
  'This code of 16 letters and digits isn’t from a pet microchip. Scan the animal and enter the 15 digits the reader shows.',
)

export const zeroCode = refusal(
  'zeroCode',
  'Microchip numbers never start with 000. The reader may have picked up only part of the chip: scan the animal again, slowly.',
)

export const onlyZeros = refusal(
  'zeroCode',
  'All zeros means the reader didn’t find a chip. Scan the animal again, slowly, and enter the number it shows.',
)

export const testChip = refusal(
  'testChip',
  'Numbers that start with 999 are for testing readers and don’t identify an animal. Scan the animal again. If 999 comes up again, tell the person who implanted the chip.',
)

export function wrongLength(digits: number, suggestion: string | null): Refusal {
  const must = `Microchip number must be 15 digits. You typed ${digits}.`
  if (suggestion)
    return refusal(
      'tooShort',
      `${must} If a spreadsheet dropped a 0 from the start, it’s ${groupChipNumber(suggestion)}. ${CHECK}`,
      suggestion,
    )
  if (digits < 15) return refusal('tooShort', `${must} ${CHECK}`)
  return refusal('tooLong', `${must} Check for a digit typed twice, or scan the animal again.`)
}

export function wrongLengthWithLetters(characters: number): Refusal {
  const must = `Microchip number must be 15 digits, or 10 characters if it has letters. You typed ${characters} characters.`
  return refusal(characters < 10 ? 'tooShort' : 'tooLong', `${must} ${CHECK}`)
}

export const noDigits = refusal('letters', 'There are no digits in that. Enter the 15-digit microchip number from a scan or the label.')

export function strangeCharacters(strange: readonly string[], suggestion: string | null): Refusal {
  const must = `Microchip number must be 15 digits. Yours has ${listed(strange.map((character) => `'${character}'`))} in it.`
  if (!suggestion) return refusal('letters', `${must} ${CHECK}`)
  return refusal(
    'letters',
    `${must} Did you mean ${groupChipNumber(suggestion)}? Check it against the label before you use it.`,
    suggestion,
  )
}

export function tooHigh(national: string): Refusal {
  return refusal(
    'impossible',
    `This can’t be a microchip number: its last 12 digits are ${groupChipNumber(national)}, and the highest possible is ${groupChipNumber(String(MOST_NATIONAL))}. A digit must be wrong: check each one against the label, or scan the animal again.`,
  )
}

export function codeTooHigh(code: number): Refusal {
  return refusal(
    'impossible',
    `This code would make a number that starts with ${code}, and no country or maker code goes above 998. Scan the animal again and enter the 15 digits the reader shows.`,
  )
}

/** `several`: those that stand there whole; none where one text can be read in more than one way. */
export function severalNumbers(numbers: readonly string[], several: readonly string[] = []): Refusal {
  const shown = numbers.slice(0, 3).map(groupChipNumber)
  const because = `There’s more than one microchip number in that: ${listed(shown)}. Enter one number and nothing else.`
  return { ...refusal('severalNumbers', because), several }
}

export function partOfAnother(number: string): Refusal {
  const because = `There’s ${groupChipNumber(number)} and part of another number in that. Enter one microchip number and nothing else.`
  return { ...refusal('severalNumbers', because), several: [number] }
}

function refusal(code: ChipRefusal, because: string, suggestion: string | null = null): Refusal {
  return { valid: false, code, because, suggestion, several: [] }
}
