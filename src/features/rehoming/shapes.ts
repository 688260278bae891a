import * as z from 'zod'
import { Contact, PetGlance, Registration } from '#features/offers/shapes.ts'
import { DateSince, Id, May, Moment, OptionalLine } from '#platform/contract/shapes.ts'

export const RehomingStatus = z.enum(['listed', 'sent', 'completed', 'rejected', 'expired', 'withdrawn', 'disputed', 'returned', 'settled'])
export const WhyRehome = z.enum(
  ['moving', 'health', 'money', 'time', 'behaviour', 'allergy', 'family', 'gift', 'other'],
  'Choose why the animal needs a new home',
)

export const RehomeTo = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('person'), contact: Contact }),
    z.strictObject({ kind: z.literal('organisation'), organisationId: z.uuid('Choose an organisation') }),
    z.strictObject({ kind: z.literal('anybody') }),
  ],
  'Choose who takes the animal',
)

/** The day on which an organisation took an animal in that it still writes about. */
export const IntakeDate = DateSince('1980-01-01', 'Enter a date between 1 January 1980 and today')

/** What an organisation writes down when it takes an animal in. */
export const Intake = z.strictObject({
  cameOn: IntakeDate,
  condition: OptionalLine(300).default(''),
  photoId: Id.nullable().default(null),
})

/** A rehoming as anyone who may see it sees it: nothing of the keeper. */
export const RehomingCard = z.object({
  id: Id,
  petId: Id,
  status: RehomingStatus,
  target: z.enum(['person', 'organisation', 'anybody']),
  pet: PetGlance,
  why: WhyRehome,
  health: z.string(),
  behaviour: z.string(),
  feePence: z.int(),
  /** How its registration is paid by whoever takes it, who is `you` to the giver too; null once nobody can. */
  registration: Registration.nullable(),
  /** The part of the country, as the keeper's nation: never an address. */
  nation: z.string(),
  /** The other side in words: an organisation's name, a masked address, "The keeper". Never a person's name. */
  other: z.string(),
  sentAt: Moment,
  answerBy: Moment,
  completedAt: Moment.nullable(),
  /** Until when either side may say that it was wrong. */
  undoUntil: Moment.nullable(),
  applications: z.array(z.object({ id: Id, by: z.string(), message: z.string(), at: Moment, chosen: z.boolean() })),
  /** Whoever asks has offered this animal a home. */
  applied: z.boolean(),
  can: z.object({
    accept: May,
    reject: May,
    withdraw: May,
    apply: May,
    withdrawApplication: May,
    choose: May,
    sayWrong: May,
    giveBack: May,
  }),
})
export type RehomingCard = z.output<typeof RehomingCard>
