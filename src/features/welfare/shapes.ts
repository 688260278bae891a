import * as z from 'zod'
import { PetCard } from '#features/pets/shapes.ts'
import { DateSince, Id, Moment, OptionalLine } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'

export const IntakeKind = asking('Choose how the animal came to you', z.enum(['stray', 'surrender', 'seized']))
export const LeftHow = z.enum(['adopted', 'claimed', 'rehomed', 'died'])

/** The day on which an organisation took an animal in that it still writes about. */
export const IntakeDate = DateSince('1980-01-01', 'Enter a date between 1 January 1980 and today')

/** The council that has a stray. Its owner has until its clear days are over. */
export const Council = {
  /** The day on which the council took it in, or was told of it. */
  councilFrom: IntakeDate.optional(),
  councilReference: OptionalLine(80).default(''),
}

/** PET-15 The council’s day counts only where it’s known who can confirm it. */
export const isCouncilNamed = ({ councilFrom, councilReference }: { councilFrom?: string | undefined; councilReference: string }) =>
  !councilFrom || councilReference !== ''
export const COUNCIL_NEEDED = { path: ['councilReference'], error: 'Enter the council and its reference' }

/** How an animal came to an organisation. */
export const NewIntake = z
  .strictObject({
    cameOn: asking('Enter the date it arrived', IntakeDate),
    kind: IntakeKind,
    foundWhere: OptionalLine(200).default(''),
    condition: OptionalLine(300).default(''),
    /** Of a stray only. */
    ...Council,
  })
  .refine(isCouncilNamed, COUNCIL_NEEDED)

export const WelfarePet = PetCard.extend({
  state: z.enum(['withUs', 'offered', 'left']),
  intake: z.object({
    id: Id,
    kind: IntakeKind,
    cameOn: z.string(),
    foundWhere: z.string(),
    condition: z.string(),
    /** Whole days until it left, or until now. */
    days: z.int(),
    leftAt: Moment.nullable(),
    leftHow: LeftHow.nullable(),
  }),
  /** PET-15 Of a stray dog that is here: null for any other animal. */
  stray: z
    .object({
      /** The day from which it may go to a new keeper; null while no council has it. */
      freeOn: z.string().nullable(),
      /** Whole days until then; 0 once it may. */
      daysLeft: z.int().nullable(),
      councilFrom: z.string().nullable(),
      councilReference: z.string(),
      releasedOn: z.string().nullable(),
      releaseReference: z.string(),
    })
    .nullable(),
  offer: z.object({ id: Id, to: z.string(), answerBy: Moment }).nullable(),
  rescueBackup: z.boolean(),
})

export type WelfarePet = z.output<typeof WelfarePet>

export const WelfareMonth = z.object({
  /** `2026-11` */
  month: z.string(),
  stray: z.int(),
  surrender: z.int(),
  seized: z.int(),
  adopted: z.int(),
  otherwiseLeft: z.int(),
})
