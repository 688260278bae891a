import * as z from 'zod'
import { BreedChoice, Species } from '#knowledge/animals/shape.ts'
import { Id, Line, May, Moment, OptionalLine, OptionalProse } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { foundReportLife, lostCaseLife } from './lifecycle.ts'

export const LostCaseStatus = z.enum(statesOf(lostCaseLife))
export const FoundReportStatus = z.enum(statesOf(foundReportLife))

/** Where something was seen: a point on the map, or a postcode or town where the person has no map. */
export const Where = z.union(
  [z.strictObject({ lat: z.number().min(49).max(61.5), lng: z.number().min(-11).max(2.5) }), z.strictObject({ place: Line(60) })],
  'Enter a postcode or a town, or choose the place on the map',
)

export const Size = z.enum(['small', 'medium', 'large'])

/** When an animal was seen: not in the future, which the call itself checks. */
export const SeenAt = asking(
  'Enter the date and time',
  z.iso.datetime().transform((typed) => new Date(typed)),
)

/** Where an animal that was found is now. */
export const WHEREABOUTS = ['seen', 'withFinder', 'vet', 'rescue', 'council'] as const
export const Whereabouts = asking('Choose where the animal is now', z.enum(WHEREABOUTS))

export const LostReport = z.strictObject({
  kind: z.literal('lost'),
  petId: Id,
  stolen: z.boolean().default(false),
  crimeReference: OptionalLine(40).default(''),
  where: Where,
  seenAt: SeenAt,
  size: Size.optional(),
  circumstances: OptionalProse(1000).default(''),
  reward: z.boolean().default(false),
})

export const FoundReport = z.strictObject({
  kind: z.literal('found'),
  species: Species,
  breed: BreedChoice.optional(),
  sex: z.enum(['male', 'female', 'unknown']).default('unknown'),
  size: Size.optional(),
  colour: OptionalLine(60).default(''),
  description: OptionalProse(1000).default(''),
  chipNumber: OptionalLine(60).default(''),
  where: Where,
  /** Now, where the finder does not say. */
  seenAt: SeenAt.optional(),
  whereabouts: Whereabouts,
  heldWords: OptionalLine(200).default(''),
  photoId: Id.optional(),
})

/** A place as strangers are shown it: up to 300 metres from where it truly is. */
export const ShownPlace = z.object({ lat: z.number(), lng: z.number() })

/** An animal that is looked for, or was found, as anyone may see it: nothing of a person, and no true place. */
export const ListedAnimal = z.object({
  id: Id,
  kind: z.enum(['lost', 'found']),
  /** The keeper has reported it stolen. */
  stolen: z.boolean(),
  /** The search rests: nobody has touched it for 90 days. */
  isResting: z.boolean(),
  /** Only a lost animal's; null for one that was found. */
  name: z.string().nullable(),
  species: z.string(),
  breed: z.string().nullable(),
  sex: z.enum(['male', 'female', 'unknown']),
  size: Size.nullable(),
  colour: z.string(),
  description: z.string(),
  photoUrl: z.string().nullable(),
  /** The town. */
  area: z.string(),
  place: ShownPlace,
  at: Moment,
  reward: z.boolean(),
  whereabouts: z.enum(WHEREABOUTS).nullable(),
  /** From the point that was asked about, to 100 metres; null where none was. */
  metres: z.int().nullable(),
})
export type ListedAnimal = z.input<typeof ListedAnimal>

export const LostMay = z.object({ hold: May, reunite: May, callOff: May, resume: May })
export const FoundMay = z.object({ return: May, handOver: May, withdraw: May, unclaim: May })

/** How sure a person is that the animal they saw is the one that is looked for. */
export const SURENESS = ['sure', 'likely', 'unsure'] as const
export const Sureness = asking('Choose how sure you are', z.enum(SURENESS))

/** What a keeper says of a sighting, and of an animal that was found. */
export const SightingVerdict = asking('Choose whether it was your pet', z.enum(['confirmed', 'dismissed']))
export const MatchVerdict = asking('Choose whether it may be your pet', z.enum(['maybe', 'other']))

/** A sighting that the keeper has confirmed, as anyone may see it. */
export const ShownSighting = z.object({ id: Id, at: Moment, area: z.string(), place: ShownPlace })

/** A sighting as the keeper sees it. */
export const Sighting = z.object({
  id: Id,
  at: Moment,
  lat: z.number(),
  lng: z.number(),
  area: z.string(),
  words: z.string(),
  sureness: z.enum(SURENESS),
  photoUrl: z.string().nullable(),
  verdict: SightingVerdict.nullable(),
  /** The conversation with whoever saw it; null where they left no way to reach them. */
  threadId: Id.nullable(),
})

/** An animal that was found and may be the one that is looked for. */
export const FoundMatch = z.object({
  animal: ListedAnimal,
  /** How alike they are, of 100. */
  score: z.int(),
  /** Why, in short sentences, the strongest first. */
  reasons: z.array(z.string()),
  verdict: MatchVerdict.nullable(),
  threadId: Id.nullable(),
})
