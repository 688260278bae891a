import * as z from 'zod'
import { PetGlance, Registration } from '#features/offers/shapes.ts'
import { IntakeDate } from '#features/welfare/shapes.ts'
import { Contact } from '#platform/contract/contacts.ts'
import { Id, May, Moment, OptionalLine } from '#platform/contract/shapes.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { rehomingLife } from './lifecycle.ts'

export const RehomingStatus = z.enum(statesOf(rehomingLife))

export const WhyRehome = z.enum(
  ['moving', 'health', 'money', 'time', 'behaviour', 'allergy', 'family', 'gift', 'other'],
  'Choose why your pet needs a new home',
)

export const RehomeTo = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('person'), contact: Contact }),
    // The organisation that promised to take it back.
    z.strictObject({ kind: z.literal('backup') }),
    // The breeder who registered it at birth, whom the giver needn't know by an address.
    z.strictObject({ kind: z.literal('breeder') }),
    z.strictObject({ kind: z.literal('organisation'), organisationId: z.uuid('Choose an organisation') }),
    z.strictObject({ kind: z.literal('anybody') }),
  ],
  'Choose who’s taking your pet',
)

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
  /** Whoever it was sent to has yet to answer. */
  awaitsAnswer: z.boolean(),
  /** Nothing is decided: it waits for an answer or for a home, or its change of keeper is disputed. */
  isOpen: z.boolean(),
  isDisputed: z.boolean(),
  /** A home has been chosen, and the two sides are handing the animal over. */
  isHandingOver: z.boolean(),
  /** The keeper says that it was handed over, and its new keeper has to confirm. */
  awaitsConfirmation: z.boolean(),
  /** How the two sides agree, once a home was chosen: for them alone. */
  handOver: z
    .object({
      threadId: Id.nullable(),
      /** The first name of the other side, or an organisation’s. */
      with: z.string(),
      on: z.string().nullable(),
      /** Said at the door by the giver, to whom alone it is shown. */
      code: z.string().nullable(),
    })
    .nullable(),
  target: z.enum(['person', 'organisation', 'anybody']),
  pet: PetGlance,
  why: WhyRehome,
  health: z.string(),
  behaviour: z.string(),
  feePence: z.int(),
  /** How its registration is paid by whoever takes it, who is `you` to the giver too; null once nobody can. */
  registration: Registration.nullable(),
  /** Whoever takes it has to say that they’re an adult; the breeder it goes back to hasn’t. */
  asksAdult: z.boolean(),
  /** To its breeder: the name it was registered under at birth. */
  bredAs: z.string().nullable(),
  /** The part of the country, as the keeper's nation: never an address. */
  nation: z.string(),
  /** The keeper's town, for an animal that looks for a home; null where it isn't known. */
  town: z.string().nullable(),
  /** The other side in words: an organisation's name, a masked address, "The keeper"; once a home was chosen, a first name. */
  other: z.string(),
  /** What the giver says to whoever is asked, and the giver's first name: for both sides. */
  note: z.string().nullable(),
  from: z.string().nullable(),
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
    planHandOver: May,
    sayHandedOver: May,
    confirmHandOver: May,
    confirmByCode: May,
    sayNotYet: May,
    partWays: May,
    sayWrong: May,
    giveBack: May,
  }),
})

export type RehomingCard = z.output<typeof RehomingCard>
