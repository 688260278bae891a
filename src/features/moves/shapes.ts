import * as z from 'zod'
import { Id, Line, May, Moment } from '#platform/contract/shapes.ts'

export const MoveStatus = z.enum(['registered', 'told', 'confirmed', 'stale'])

export const ProofKind = z.enum(['certificate', 'transferCode', 'sameEmail'])

/** What shows that the record at the other database is the keeper's own. */
export const Proof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('certificate'), fileId: Id }),
  z.strictObject({ kind: z.literal('transferCode'), code: Line(60) }),
  z.strictObject({ kind: z.literal('sameEmail') }),
])

export const DatabaseMove = z.object({
  id: Id,
  petId: Id,
  petName: z.string(),
  chipShown: z.string(),
  status: MoveStatus,
  database: z.object({ code: z.string(), name: z.string(), phone: z.string().nullable(), site: z.string().nullable() }),
  movedAt: Moment,
  toldAt: Moment.nullable(),
  /** What happens next, in a sentence. */
  next: z.string(),
  can: z.object({ confirm: May }),
})
export type DatabaseMove = z.output<typeof DatabaseMove>
