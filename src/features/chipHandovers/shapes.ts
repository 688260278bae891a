import * as z from 'zod'
import { Id, May, Moment } from '#platform/contract/shapes.ts'
import { statesOf } from '#platform/law/lifecycle.ts'
import { chipHandoverLife } from './lifecycle.ts'

export const ChipHandoverStatus = z.enum(statesOf(chipHandoverLife))

/** Numbers that follow each other in one batch, the first and the last included. */
export const ChipRun = z.object({ from: z.string(), to: z.string(), chips: z.int(), batch: z.string(), expiresOn: z.string() })
export type ChipRun = z.output<typeof ChipRun>

export const ChipHandover = z.object({
  id: Id,
  status: ChipHandoverStatus,
  side: z.enum(['given', 'received']),
  /** The name of who gives them, or the e-mail address by which the colleague was named. */
  other: z.string(),
  /** While it is open those that can still be handed over. */
  chips: z.int(),
  runs: z.array(ChipRun),
  createdAt: Moment,
  statusAt: Moment,
  answerBy: Moment,
  can: z.object({ accept: May, refuse: May, withdraw: May }),
})
export type ChipHandover = z.output<typeof ChipHandover>
