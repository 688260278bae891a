import * as z from 'zod'
import { Id, May, Moment } from '#platform/contract/shapes.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { conflictLife, sendingLife } from './lifecycle.ts'

export const ConflictStatus = z.enum(statesOf(conflictLife))

/** Another register, as a keeper can reach it. */
const Other = z.object({ code: z.string(), name: z.string(), phone: z.string().nullable(), site: z.string().nullable() })

export const Conflict = z.object({
  conflictId: Id,
  petId: Id,
  petName: z.string(),
  chipShown: z.string(),
  status: ConflictStatus,
  /** The keeper hasn’t chosen yet. */
  isOpen: z.boolean(),
  other: Other,
  /** HOLD-8 An organisation took it in as a stray, and holds it for its keeper there. */
  isHeld: z.boolean(),
  /** How it came to light, in a sentence. */
  found: z.string(),
  /** What happens next, in a sentence. */
  next: z.string(),
  since: Moment,
  /** Proof has been given of what is kept here. */
  hasProof: z.boolean(),
  can: z.object({ keepHere: May, moveThere: May, prove: May }),
})
export type Conflict = z.output<typeof Conflict>

export const SendingStatus = z.enum(statesOf(sendingLife))

/** Details that a keeper has had sent to another register. */
export const Sending = z.object({
  sendingId: Id,
  petId: Id,
  petName: z.string(),
  register: z.string(),
  status: SendingStatus,
  at: Moment,
})
export type Sending = z.output<typeof Sending>
