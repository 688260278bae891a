/** What can be a chip number, or a part of one, as it is stored: what somebody mistyped isn't made to look like one. */
const LIKE_A_NUMBER = /^(?=.*\d)[\dA-Z]+$/

/** Groups a normalised chip number so that people can compare it by eye: `985 121 004 515 220`, `012 345 678`, `00 06D1 2345`. What isn't a number stays as it is. */
export function groupChipNumber(number: string): string {
  if (!LIKE_A_NUMBER.test(number)) return number
  // Readers print the 10 characters of older chips as 2-4-4.
  if (number.length === 10) return `${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}`
  return number.replace(/.{3}(?=.)/g, '$& ')
}

/** A chip number as it is stored, or part of one, from what somebody typed to search for it. */
export const ungrouped = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()
