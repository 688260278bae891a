import * as z from 'zod'
import { OtherHolder } from '#features/chips/shapes.ts'
import { Id, Line, Moment, Prose } from '#platform/contract/shapes.ts'

/** The answers a stranger can get. None of them holds personal data. */
export const RESULT_CLASSES = ['registeredHere', 'registeredElsewhere', 'foreign', 'unknown', 'impossible'] as const
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
  others: z.array(OtherHolder),
  /** The register from which the record has moved here and which may still show it; null where there is none. */
  movedFrom: z.object({ name: z.string(), phone: z.string().nullable(), site: z.string().nullable() }).nullable(),
  /** True when a message can be left for the keeper. */
  relay: z.boolean(),
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

export const RelayText = Prose(2000)

export const RelayMessage = z.object({
  id: Id,
  side: z.enum(['finder', 'keeper']),
  text: z.string(),
  at: Moment,
  readAt: Moment.nullable(),
})

export const LookupEntry = z.object({
  lookupId: Id,
  at: Moment,
  chipNumber: z.string(),
  result: z.string(),
  petId: Id.nullable(),
  petName: z.string().nullable(),
  place: PlaceLeft.nullable(),
  placeWords: z.string().nullable(),
  threadId: Id.nullable(),
  unread: z.int(),
})

export const RawChip = Line(200)
