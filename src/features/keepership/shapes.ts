import * as z from 'zod'
import { DateSince, Id, IsoDate, May, Moment, OptionalLine, onOneLine, Prose, Typed } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { claimLife } from './lifecycle.ts'

/** How somebody who asks came to have the animal. */
export const AskReason = z.enum(
  ['bought', 'gift', 'adopted', 'found', 'inherited', 'separated', 'assistance'],
  'Choose how the animal came to you',
)
/** The same, and CLAIM-14: an organisation held it as a stray, and nobody claimed it. */
export const ClaimReason = z.enum([...AskReason.options, 'unclaimed'])
export const Objection = z.enum(['stolen', 'lost', 'inDispute', 'temporaryCare', 'neverAgreed'])
export const ClaimStatus = z.enum(statesOf(claimLife))

/** Text that must be there, with its own words for when it is not. */
const Needed = (words: string, max: number) => Typed(words).min(1, words).max(max).check(onOneLine)

/** Whose words show that the animal is with the person who asks. */
export const Statement = z.strictObject({
  by: z.enum(['vet', 'finder', 'seller', 'self'], 'Choose who can confirm it'),
  words: Prose(1000, 'Tell us what happened'),
})

/** The council to which a found stray was reported (Environmental Protection Act 1990, section 150). */
export const Council = z.strictObject({
  name: Needed('Enter the name of the council', 120),
  reference: Needed('Enter your report’s reference', 60),
  reportedOn: asking('Enter the date you reported it', DateSince('1980-01-01', 'Enter the date you reported it')),
  releasedOn: IsoDate.nullable().default(null),
  releaseReference: OptionalLine(60).default(''),
})

/** A request as the keeper sees it: nothing of who asks. */
export const AskedOfMe = z.object({
  id: Id,
  status: ClaimStatus,
  /** The animal has gone to the person who asked. */
  hasMoved: z.boolean(),
  /** They’ve said no, and our staff haven’t decided yet. */
  isDisputed: z.boolean(),
  petId: Id,
  petName: z.string(),
  species: z.string(),
  chipShown: z.string(),
  /** What the person who asks says of how they came to have it. */
  reason: ClaimReason,
  askedAt: Moment,
  /** When the present wait ends; null where nothing moves by itself. */
  answerBy: Moment.nullable(),
  daysLeft: z.int().nullable(),
  /** What happens next, in a sentence. */
  next: z.string(),
  can: z.object({ accept: May, object: May, dispute: May }),
})
export type AskedOfMe = z.output<typeof AskedOfMe>

/** A request as the person who made it sees it: nothing of the keeper, and no reasons. */
export const AskedByMe = z.object({
  id: Id,
  status: ClaimStatus,
  isOpen: z.boolean(),
  chipShown: z.string(),
  /** The animal and its name only once it is theirs. */
  petId: Id.nullable(),
  petName: z.string().nullable(),
  reason: ClaimReason,
  askedAt: Moment,
  answerBy: Moment.nullable(),
  next: z.string(),
  can: z.object({ withdraw: May, release: May }),
})
export type AskedByMe = z.output<typeof AskedByMe>
