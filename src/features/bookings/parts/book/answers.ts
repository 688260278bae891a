import { type AddressValues, NO_ADDRESS } from '#features/accounts/kit/address/AddressFields.tsx'
import { speciesWords } from '#knowledge/animals/species.ts'
import { withoutBlanks } from '#platform/web/form.ts'
import { kindsOf } from '../words.ts'
import type { Implanter } from './BookImplanter.tsx'

/** A booking as far as it is said. */
export type BookingAnswers = {
  visit: string
  animals: { petId: string; name: string; species: string }[]
  address: AddressValues
  startsAt: string
  notes: string
}

export const NO_ANIMAL = { petId: '', name: '', species: '' }

interface Known {
  /** What was searched for, in the address of the page. */
  asked: URLSearchParams
  /** The address of whoever is signed in. */
  home: (AddressValues & { nation?: string }) | null | undefined
}

/** A booking of nothing yet: with as many animals as were searched for, and the home that we know. */
export function blankBooking({ atHome, atClinic }: Pick<Implanter, 'atHome' | 'atClinic'>, { asked, home }: Known): BookingAnswers {
  const wanted = asked.get('visit')
  const offered = [...(atClinic ? ['clinic'] : []), ...(atHome ? ['home'] : [])]
  const count = Math.min(10, Math.max(1, Number(asked.get('animals')) || 1))
  const { line1, line2, town, county, postcode } = home ?? { ...NO_ADDRESS, postcode: postcodeIn(asked) }
  return {
    visit: offered.find((one) => one === wanted) ?? offered[0] ?? 'clinic',
    animals: Array.from({ length: count }, () => ({ ...NO_ANIMAL, species: asked.get('species') ?? '' })),
    address: { line1, line2, town, county, postcode },
    startsAt: '',
    notes: '',
  }
}

/** What was typed as the place, where it may be a postcode. */
const postcodeIn = (asked: URLSearchParams) => {
  const near = asked.get('near') ?? ''
  return /\d/.test(near) ? near.slice(0, 10) : ''
}

export interface ShownPrice {
  pence: number
  depositPence: number
}

/** The form as the call takes it; `price`: what is shown. */
export function bookingAsked({ address, ...answers }: BookingAnswers, implanterId: string, price: ShownPrice): unknown {
  const asked = answers.visit === 'home' ? { ...answers, address } : answers
  return withoutBlanks({ ...asked, implanterId, ...price })
}

interface Pet {
  id: string
  name: string
  species: string
  isGone: boolean
  isForAnother: boolean
}

/** Of somebody's pets, those that are theirs, that live and that this implanter can chip: never an animal they've chipped for a customer. */
export const petsFor = <P extends Pet>(pets: readonly P[], implanter: Parameters<typeof kindsOf>[0]): P[] =>
  pets.filter(({ species, isGone, isForAnother }) => !isGone && !isForAnother && kindsOf(implanter).some((kind) => kind === species))

/** "dog" */
export const wordFor = (species: string) => Object.entries(speciesWords).find(([kind]) => kind === species)?.[1].one ?? ''
