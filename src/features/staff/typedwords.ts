import { Landline, Mobile, Postcode } from '#platform/contract/contacts.ts'

/** What words may be beside a name, each undefined where they can't be that. */
export interface TypedWords {
  words: string
  /** Each by itself: a name, a place, an animal. */
  parts: string[]
  mobile: string | undefined
  landline: string | undefined
  postcode: string | undefined
  /** The first half of a postcode: `HR1`. */
  outward: string | undefined
  /** The last digits of a phone number or a microchip: 6 or more. */
  lastDigits: string | undefined
}

const DIGITS_ONLY = /^[\d\s().-]+$/

/** Reads what a caller says. A phone number with its country code needs no plus. */
export function readTyped(words: string): TypedWords {
  const digits = words.replace(/\D/g, '')
  const phone = /^44\d{9,10}$/.test(digits) && DIGITS_ONLY.test(words) ? `+${digits}` : words
  return {
    words,
    parts: words.split(/[\s,]+/).filter((part) => part.length > 1),
    mobile: Mobile.safeParse(phone).data,
    landline: Landline.safeParse(phone).data,
    postcode: Postcode.safeParse(words).data,
    outward: /^[a-z]{1,2}\d[a-z\d]?$/i.test(words.trim()) ? words.trim().toUpperCase() : undefined,
    lastDigits: DIGITS_ONLY.test(words) && digits.length >= 6 && digits.length < 15 ? digits.replace(/^0/, '') : undefined,
  }
}
