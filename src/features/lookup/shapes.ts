import * as z from 'zod'
import { Away } from '#features/accounts/shapes.ts'
import { OtherHolder } from '#features/chips/shapes.ts'
import { Sex } from '#features/pets/shapes.ts'
import { Id, Line, Moment, OptionalLine, OptionalProse } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { disclosureLife } from './lifecycle.ts'
import { REASON_CODES } from './reasons.ts'

/** The answers a stranger can get. None of them holds personal data. */
export const RESULT_CLASSES = ['registeredHere', 'registeredElsewhere', 'issued', 'foreign', 'unknown', 'impossible'] as const
export const ResultClass = z.enum(RESULT_CLASSES)
export type ResultClass = z.infer<typeof ResultClass>

/** How an animal came to be looked for, as its keeper has reported it. */
const GONE = ['missing', 'stolen'] as const
export const Gone = z.enum(GONE)
export type Gone = z.infer<typeof Gone>

export const ChipResult = z.object({
  result: ResultClass,
  typed: z.string(),
  /** Whether its keeper has reported the animal missing or stolen. */
  missing: Gone.nullable(),
  /** What a missing or stolen animal looks like, where its keeper lets finders see that. */
  looks: z.object({ colour: z.string(), markings: z.string(), photoUrl: z.string().nullable() }).nullable(),
  number: z.string().nullable(),
  shown: z.string().nullable(),
  format: z.string().nullable(),
  manufacturer: z.string().nullable(),
  country: z.string().nullable(),
  /** One line that answers the question. */
  headline: z.string(),
  /** What to do now, in order. */
  advice: z.array(z.string()),
  notes: z.array(z.string()),
  suggestion: z.string().nullable(),
  /** The whole numbers in what was typed, where it held more than one. */
  several: z.array(z.string()),
  others: z.array(OtherHolder),
  /** Another register has the number too, and nothing shows yet that the record here is the one that counts: both are named. */
  unproven: z.boolean(),
  /** The register from which the record has moved here and which may still show it; null where there is none. */
  movedFrom: z.object({ name: z.string(), phone: z.string().nullable(), site: z.string().nullable() }).nullable(),
  /** The implanter who holds a chip that nobody has registered: the number they show to everyone, where they do, and whether they’re away. */
  holder: z.object({ shown: z.object({ name: z.string(), phone: z.string() }).nullable(), away: Away.nullable() }).nullable(),
  /** True when a message can be left for the keeper, or for the implanter who holds the chip or registered it for a keeper. */
  relay: z.boolean(),
  /** Who reads that message first. */
  reader: z.enum(['keeper', 'implanter']),
  checkedAt: Moment,
  /** A signed proof of this answer, good at /verify/:id; null for a number that cannot exist. */
  proof: z.string().nullable(),
})
export type ChipResult = z.output<typeof ChipResult>

export const Place = z.strictObject({
  kind: z.enum(['precise', 'approximate']),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  accuracyMetres: z.number().min(0).max(100_000).default(0),
})

export const PlaceLeft = z.object({
  lat: z.number(),
  lng: z.number(),
  accuracyMetres: z.number(),
  kind: z.enum(['precise', 'approximate']),
})

/** Which professional saw the record of a pet, and why they said they did. */
const SeenBy = z.object({ organisation: z.string(), reason: z.string(), words: z.string(), caseReference: z.string() })

export const LookupEntry = z.object({
  lookupId: Id,
  at: Moment,
  /** How often the same visitor looked it up on that day; `at` is the last. */
  times: z.int(),
  chipNumber: z.string(),
  result: z.string(),
  petId: Id.nullable(),
  petName: z.string().nullable(),
  place: PlaceLeft.nullable(),
  placeWords: z.string().nullable(),
  threadId: Id.nullable(),
  unread: z.int(),
  /** Null where nobody was shown the keeper’s record. */
  seenBy: SeenBy.nullable(),
})

export const RawChip = Line(200)

export const DisclosureStatus = z.enum(statesOf(disclosureLife))

const LookupReason = asking('Choose why you need to know', z.enum(REASON_CODES))

/** Why a professional wants to know who keeps an animal, as the keeper will read it. */
export const Why = {
  reason: LookupReason,
  words: OptionalProse(300).default(''),
  caseReference: OptionalLine(60).default(''),
}

/** All that the register holds of an animal and its keeper (SI 2023/468 reg 6), for a professional. */
export const FullRecord = z.object({
  lookupId: Id,
  petName: z.string(),
  species: z.string(),
  breed: z.string(),
  sex: Sex,
  neutered: z.enum(['yes', 'no', 'unknown']),
  colour: z.string(),
  markings: z.string(),
  bornOn: z.string(),
  bornExactly: z.boolean(),
  photoUrl: z.string().nullable(),
  registeredAt: Moment,
  keptSince: Moment,
  /** When the keeper reported it dead; null where they have not. */
  diedAt: Moment.nullable(),
  /** The keeper has reported that it left the country for good. */
  isAbroad: z.boolean(),
  /** The number was replaced: the animal carries this one now. */
  replacedBy: z.string().nullable(),
  /** Null once they have closed their account. */
  keeper: z
    .object({
      name: z.string(),
      address: z.array(z.string()),
      mobile: z.string().nullable(),
      landline: z.string().nullable(),
      /** Null where they have none. */
      email: z.string().nullable(),
      secondContact: z.object({ name: z.string(), phone: z.string() }).nullable(),
      vetPractice: z.string().nullable(),
      /** Since when we can’t be sure to reach them (DETAILS-1); null where we can. */
      unverifiedSince: Moment.nullable(),
    })
    .nullable(),
  /** For whom an implanter registered it, as the implanter knows them, until they say that it’s theirs. */
  registeredFor: z
    .object({
      name: z.string().nullable(),
      address: z.array(z.string()),
      landline: z.string().nullable(),
      mobile: z.string().nullable(),
      email: z.string().nullable(),
    })
    .nullable(),
  /** The organisation that takes it back when its keeper cannot keep it. */
  rescueBackup: z.object({ name: z.string(), mobile: z.string().nullable(), email: z.string().nullable(), isYou: z.boolean() }).nullable(),
  /** Your organisation has the animal in: its id, for the page of it; null where you haven’t. */
  withYou: Id.nullable(),
  /** The keeper isn’t told that you looked. */
  isWithheld: z.boolean(),
})
export type FullRecord = z.output<typeof FullRecord>

/** What anyone may know of a number, and the record, where the animal is registered here. */
export const ProfessionalAnswer = ChipResult.extend({ record: FullRecord.nullable() })
export type ProfessionalAnswer = z.output<typeof ProfessionalAnswer>

/** An implanter's certificate as anyone can check it. */
export const CertifiedImplanter = z.object({
  number: z.string(),
  /** The holder's name for those who have the certificate, the initials for those who have only its number, null once they are forgotten. */
  holder: z.string().nullable(),
  species: z.array(z.string()),
  /** The Secretary of State's approval of the course; without it the certificate gives no right to implant. */
  courseApproval: z.string().nullable(),
  provider: z.string(),
  /** As with the holder: the initials for those who have only the number. */
  assessor: z.string(),
  /** Animals that were added after it was issued, and the course that assessed them. */
  additions: z.array(z.object({ species: z.string(), on: z.string(), provider: z.string() })),
  issuedOn: z.string(),
  refreshBy: z.string(),
  state: z.enum(['valid', 'expiring', 'expired', 'suspended', 'revoked']),
})
