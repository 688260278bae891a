import * as z from 'zod'
import { Id, Line, May, Moment } from '#platform/contract/shapes.ts'
import { asking } from '#platform/contract/words.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { recordTransferLife } from './lifecycle.ts'

export const MoveStatus = z.enum(statesOf(recordTransferLife))

export const ProofKind = z.enum(['certificate', 'signedForm', 'transferCode', 'sameEmail'])

const HOW = 'Choose how you can show that the record is yours'

/** What shows that the record at the other database is the keeper's own. */
export const Proof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: asking(HOW, z.literal('certificate')), fileId: asking('Upload the certificate', Id) }),
  /** What whoever gave the animal up has signed. */
  z.strictObject({ kind: z.literal('signedForm'), fileId: asking('Upload the signed form', Id) }),
  z.strictObject({ kind: z.literal('transferCode'), code: asking('Enter the transfer code', Line(60)) }),
  z.strictObject({ kind: z.literal('sameEmail') }),
])

/** An unproven move, for whoever has the code in our letter. Nothing of the person who moved it. */
export const MoveByCode = z.object({
  chipShown: z.string(),
  species: z.string(),
  database: z.string(),
  movedAt: Moment,
  /** The last day to object; null once it’s resolved. */
  objectBy: Moment.nullable(),
  /** How it stands, in a sentence. */
  next: z.string(),
  can: z.object({ agree: May, object: May }),
})

export const DatabaseMove = z.object({
  id: Id,
  petId: Id,
  petName: z.string(),
  chipShown: z.string(),
  status: MoveStatus,
  /** The other database shows the animal as its own no longer. */
  isConfirmed: z.boolean(),
  database: z.object({ code: z.string(), name: z.string(), phone: z.string().nullable(), site: z.string().nullable() }),
  movedAt: Moment,
  toldAt: Moment.nullable(),
  /** What happens next, in a sentence. */
  next: z.string(),
  /** Something has been given that shows that the record is the keeper’s. */
  hasProof: z.boolean(),
  can: z.object({ confirm: May, prove: May }),
})
export type DatabaseMove = z.output<typeof DatabaseMove>
