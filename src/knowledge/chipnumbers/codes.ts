import countries from './countries.json' with { type: 'json' }
import manufacturers from './manufacturers.json' with { type: 'json' }

/** ISO 3166-1 numeric code → the name a British reader knows. Every code assigned today, 249 of them. */
export const COUNTRIES: Readonly<Record<string, string>> = countries

interface Manufacturer {
  name: string
  /** Where the company is at home, where we know it; never where the animal comes from. */
  country: string | null
}

/**
 * The maker behind a code 901–998, to help people compare a number with its label. Holders and brands change, and
 * not every code is here: a code that is missing is no reason to refuse a number.
 */
export const MANUFACTURERS: Readonly<Record<string, Manufacturer>> = manufacturers
