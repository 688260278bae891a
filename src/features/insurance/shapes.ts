import * as z from 'zod'
import { BreedChoice } from '#knowledge/animals/shape.ts'
import { CLOSER_LOOKS, CONDITIONS, COVERS, DECLINES, EXCESSES, FACTORS, INSURABLE, VET_FEE_LIMITS } from '#knowledge/insurance/covers.ts'
import { Postcode } from '#platform/contract/contacts.ts'
import { Id, IsoDate, May, Moment, OptionalLine } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { insuranceQuoteLife } from './lifecycle.ts'

export const InsuranceQuoteStatus = z.enum(statesOf(insuranceQuoteLife))

export const Cover = z.enum(COVERS, 'Choose a kind of cover')
export const Pays = z.enum(['yearly', 'monthly'], 'Choose how you’d pay')
const YesOrNo = (ask: string) => asking(ask, z.enum(['yes', 'no']))

const VALUE_WORDS = 'Enter what your pet is worth in whole pounds, like 600'

/** What a quote asks: what decides the price, and nothing about the person but a postcode. */
export const QuoteAnswers = z.strictObject({
  petName: OptionalLine(60).default(''),
  species: asking('Choose what kind of animal it is', z.enum(INSURABLE)),
  breed: BreedChoice,
  bornOn: asking('Enter the date of birth, or roughly how old the animal is', IsoDate),
  sex: asking('Choose female or male', z.enum(['female', 'male'])),
  neutered: YesOrNo('Choose whether your pet is neutered'),
  chipped: YesOrNo('Choose whether your pet has a microchip'),
  valuePence: asking(VALUE_WORDS, z.int(VALUE_WORDS).min(0, VALUE_WORDS).max(1_500_000, 'Enter £15,000 or less')),
  postcode: asking('Enter the postcode where your pet lives', Postcode),
  preExisting: YesOrNo('Choose whether your pet has been ill or injured before'),
  /** Kinds to choose from: nobody is asked for a medical history in writing. */
  conditions: z.array(z.enum(CONDITIONS)).max(CONDITIONS.length).default([]),
  cover: asking('Choose a kind of cover', Cover),
  limitPence: asking('Choose the most to be paid for vet fees', z.literal([...VET_FEE_LIMITS], 'Choose the most to be paid for vet fees')),
  excessPence: asking('Choose an excess', z.literal([...EXCESSES], 'Choose an excess')),
  startsOn: asking('Enter the day the cover should start', IsoDate),
})
export type QuoteAnswers = z.output<typeof QuoteAnswers>

/** A quote by its id; its key opens it to whoever has no account, or isn’t signed in. */
export const WhichQuote = { quoteId: Id, key: z.string().max(40).optional() }

const Pence = z.int()
export const OfferShape = z.object({
  cover: Cover,
  annualPence: Pence,
  monthlyPence: Pence,
  taxPence: Pence,
  factors: z.array(z.object({ about: z.enum(FACTORS), is: z.string(), thousandths: z.int(), pence: Pence })),
  looksCloser: z.array(z.enum(CLOSER_LOOKS)),
  documentUrl: z.string().nullable(),
})

/** What the insurer is told, once the keeper agrees. */
export const SHARED = ['name', 'email', 'mobile', 'address', 'petName', 'answers', 'choice'] as const
export const Shared = z.enum(SHARED)

/** A quote as its holder sees it. */
export const QuoteView = z.object({
  id: Id,
  status: InsuranceQuoteStatus,
  statusAt: Moment,
  species: z.enum(INSURABLE),
  petName: z.string().nullable(),
  petId: Id.nullable(),
  insurer: z.string(),
  createdAt: Moment,
  expiresAt: Moment,
  /** It’s kept in an account, or its link was sent to an address. */
  savedIn: z.enum(['account', 'email']).nullable(),
  /** Null once they’re forgotten. */
  answers: QuoteAnswers.extend({ breedWords: z.string() }).nullable(),
  offers: z.array(OfferShape),
  chosen: z.object({ cover: Cover, pays: Pays, annualPence: Pence, monthlyPence: Pence }).nullable(),
  startsOn: z.string(),
  endsOn: z.string().nullable(),
  policyNumber: z.string().nullable(),
  shared: z.array(Shared),
  /** Why the insurer declined it. */
  declined: z.enum([...DECLINES, 'otherPrice']).nullable(),
  /** The insurer didn’t answer when it was asked for a price. */
  awaitsPrice: z.boolean(),
  isWithInsurer: z.boolean(),
  isPolicy: z.boolean(),
  /** The last day of a policy has passed. */
  hasEnded: z.boolean(),
  /** Nothing can be done with it any more. */
  isOver: z.boolean(),
  can: z.object({ change: May, price: May, save: May, choose: May, refer: May, withdraw: May }),
})
export type QuoteView = z.output<typeof QuoteView>
