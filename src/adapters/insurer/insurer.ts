import type { BreedChoice } from '#knowledge/animals/shape.ts'
import type { CLOSER_LOOKS, Condition, Cover, Decline, Excess, FACTORS, Insurable, VetFeeLimit } from '#knowledge/insurance/covers.ts'

/** What somebody tells about an animal to have a price, and the cover they want. Nothing of the person but a postcode. */
export interface QuoteQuestion {
  species: Insurable
  breed: BreedChoice
  bornOn: string
  sex: 'female' | 'male'
  neutered: boolean
  chipped: boolean
  valuePence: number
  postcode: string
  preExisting: boolean
  conditions: Condition[]
  cover: Cover
  limitPence: VetFeeLimit
  excessPence: Excess
  startsOn: string
}

export interface Offer {
  cover: Cover
  /** With Insurance Premium Tax. */
  annualPence: number
  monthlyPence: number
  taxPence: number
  /** What made the price, one after the other: each multiplies by so many thousandths, and gives the price so far before tax. */
  factors: { about: (typeof FACTORS)[number]; is: string; thousandths: number; pence: number }[]
  /** Empty where nothing stands in the way. */
  looksCloser: (typeof CLOSER_LOOKS)[number][]
  /** The insurance product information document; null where the insurer publishes none. */
  documentUrl: string | null
}

/** An offer for every kind of cover, or why there is none. */
export type Quoted = { offers: Offer[] } | { declined: Decline }

/** What is sent once the keeper has agreed to it. */
export interface Referral {
  /** Sent again with the same id, it is the same referral. */
  quoteId: string
  question: QuoteQuestion
  cover: Cover
  pays: 'yearly' | 'monthly'
  annualPence: number
  monthlyPence: number
  person: { name: string; email: string; mobile: string | null; address: string }
  petName: string | null
}

/** What the insurer has decided. `unknown`: it knows no such referral, so it is sent again. */
export type InsurersAnswer =
  | { outcome: 'looking' | 'unknown' }
  | { outcome: 'declined'; reason: Decline }
  | { outcome: 'bound'; policyNumber: string; startsOn: string; endsOn: string; annualPence: number }

/** The insurer whose cover is offered. Everything rejects with `NoAnswer` where it doesn't answer in time or not in this form. */
export interface Insurer {
  quote(question: QuoteQuestion): Promise<Quoted>
  /** The insurer's own reference of the referral. */
  refer(referral: Referral): Promise<string>
  answer(reference: string): Promise<InsurersAnswer>
}
