import { COUNTRIES, MANUFACTURERS } from './codes.ts'
import type { ChipFormat, Found } from './formats.ts'
import { whyWatched } from './watchlist.ts'

/** What kind of body gave the number out. */
export type IssuedBy = 'country' | 'manufacturer' | 'sharedCode' | 'legacyMaker'

export interface Origin {
  issuedBy: IssuedBy
  manufacturer: string | null
  /** The country whose code it is; for a maker's code, the maker's home, which says nothing about the animal. */
  country: string | null
  watched: boolean
  notes: string[]
}

type Unwatched = Omit<Origin, 'watched'>

/** Where a number comes from, as far as the number tells. Help for people, never a reason to refuse. */
export function originOf({ number, format }: Found): Origin {
  if (format !== 'iso') return { ...legacyOrigin(format), watched: false }
  const origin = codeOrigin(number.slice(0, 3))
  const why = whyWatched(number)
  if (!why) return { ...origin, watched: false }
  return { ...origin, watched: true, notes: [...origin.notes, `We check numbers in this range by hand because ${why}.`] }
}

function codeOrigin(code: string): Unwatched {
  if (code === '900') return { issuedBy: 'sharedCode', manufacturer: null, country: null, notes: [SHARED] }
  if (code > '900') return makerOrigin(code)
  return countryOrigin(code)
}

const SHARED = 'Many makers share the code 900, so we can’t tell who made this chip from its number.'

function makerOrigin(code: string): Unwatched {
  const maker = MANUFACTURERS[code]
  if (maker) return { issuedBy: 'manufacturer', manufacturer: maker.name, country: maker.country, notes: [] }
  const unknown = `We don’t have a maker with the code ${code} on our list. Check the first 3 digits against the label.`
  return { issuedBy: 'manufacturer', manufacturer: null, country: null, notes: [unknown] }
}

function countryOrigin(code: string): Unwatched {
  const country = COUNTRIES[code] ?? null
  return { issuedBy: 'country', manufacturer: null, country, notes: [countryNote(code, country)] }
}

function countryNote(code: string, country: string | null): string {
  if (!country) return `No country has the code ${code}. Check the first 3 digits against the label.`
  if (code === '826')
    return '826 is the code for the United Kingdom, but chips in UK pets have a maker’s code. Check the first 3 digits against the label.'
  return `${code} is the code for ${country}, so the animal may also be on a register there.`
}

const LEGACY_MAKERS: Readonly<Record<Exclude<ChipFormat, 'iso'>, readonly [name: string | null, country: string | null]>> = {
  avid: ['AVID Identification Systems', 'United States'],
  eurochip: ['AVID (Eurochip)', null],
  trovan: ['Trovan', 'United Kingdom'],
  destron: ['Destron Fearing (HomeAgain)', 'United States'],
  allflex: ['Allflex (24Petwatch)', 'France'],
  fdxa: [null, null],
}

/** SI 2023/468 and the rules of the other nations ask for an FDX-B chip. */
const OLDER =
  'This is an older kind of chip. It can be registered and looked up, but a dog or cat chipped now needs a 15-digit (FDX-B) chip to meet the microchipping regulations.'

function legacyOrigin(format: Exclude<ChipFormat, 'iso'>): Unwatched {
  const [manufacturer, country] = LEGACY_MAKERS[format]
  return { issuedBy: 'legacyMaker', manufacturer, country, notes: [OLDER] }
}
