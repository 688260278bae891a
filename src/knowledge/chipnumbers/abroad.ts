import type { ChipReading } from './number.ts'

type Read = Pick<Extract<ChipReading, { valid: true }>, 'issuedBy' | 'country' | 'number'>

/** The country that a chip is from; null where that’s the United Kingdom, or its number doesn’t tell. Only a number issued by a country says where the animal is from; 826 is the United Kingdom (ISO 3166-1). */
export const countryAbroad = ({ issuedBy, country, number }: Read): string | null =>
  issuedBy === 'country' && !number.startsWith('826') ? country : null

/** Where to look for the keeper of an animal from abroad, with its number in groups. */
export const searchAbroad = (shown: string): string =>
  `Search for ${shown} on Europetnet, which searches pet registers in many European countries.`
