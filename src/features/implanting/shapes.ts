import * as z from 'zod'
import { Id, IsoDate, IsoTime, Line, May, Moment, OptionalLine } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { deadChipLife } from './lifecycle.ts'

/** How the chip was put in (SI 2023/468 reg 10; the scans are good practice). */
export const NewImplant = z.strictObject({
  implantedOn: asking('Enter the date you implanted the chip', IsoDate),
  site: asking('Enter where the chip is', Line(80)),
  /** What the scan before showed. With another chip found nothing is implanted. */
  scanBefore: asking('Choose what the reader showed before you implanted the chip', z.enum(['none', 'otherChip'])),
  /** That the new number was read after implanting. */
  scanAfter: z.boolean(),
})

/** `replaced`: the chip failed, and its animal is known by another now. */
export const ImplantState = z.enum(['unregistered', 'waiting', 'registered', 'replaced'])

export const ImplantRow = z.object({
  id: Id,
  number: z.string(),
  shown: z.string(),
  species: z.string(),
  petName: z.string().nullable(),
  implantedOn: z.string(),
  /** Who of a practice’s people put it in; null where its own sign-in did. */
  by: z.string().nullable(),
  site: z.string(),
  /** It was reported to have moved from there. */
  hasMoved: z.boolean(),
  state: ImplantState,
  /** Whole days since it was registered with us, while it is not in its keeper's name. */
  ageDays: z.int(),
  /** An implanter waits longer for the keeper than an answer should take. */
  isLate: z.boolean(),
  /** To whom the request went, masked. */
  to: z.string().nullable(),
  /** The animal, until somebody has said that it’s theirs: what was typed of it can be corrected as long. */
  petId: Id.nullable(),
  /** The request that nobody has answered yet, and that may be taken back. */
  requestId: Id.nullable(),
  batch: z.string().nullable(),
  /** What the implanter typed of the keeper, until the animal is theirs. */
  keeper: z.object({ name: z.string().nullable(), address: z.array(z.string()), landline: z.string().nullable() }).nullable(),
  /** When we last wrote to the keeper on paper, where the request goes by letter and is open. */
  letterAt: IsoTime.nullable(),
  can: z.object({ change: May, correctNumber: May, markDead: May, askAgain: May, sendLetter: May, remind: May }),
})
export type ImplantRow = z.output<typeof ImplantRow>

export const DeadKind = asking('Choose what’s wrong with the chip', z.enum(['unusedDud', 'failed', 'migrated', 'reaction']))
export const DeadStatus = z.enum(statesOf(deadChipLife))

export const DeadChip = z.object({
  id: Id,
  number: z.string(),
  shown: z.string(),
  kind: DeadKind,
  status: DeadStatus,
  /** As its implanter named the animal; null for whoever did not chip it. */
  petName: z.string().nullable(),
  batch: z.string().nullable(),
  noticedOn: z.string(),
  words: OptionalLine(1000),
  dueOn: z.string().nullable(),
  reference: z.string().nullable(),
  sentOn: z.string().nullable(),
  newChip: z.string().nullable(),
  reportedAt: Moment,
  can: z.object({ sendReport: May, supersede: May }),
})
export type DeadChip = z.output<typeof DeadChip>
