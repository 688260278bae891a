import * as z from 'zod'
import { Moment } from '#platform/contract/shapes.ts'

const PARTS = ['search', 'room', 'registers', 'messages', 'backups', 'history'] as const

export const StatusOfPart = z.object({
  part: z.enum(PARTS),
  /** works: as it should · watch: it works, and someone should look · down: it doesn’t · unknown: nothing to go by. */
  state: z.enum(['works', 'watch', 'down', 'unknown']),
  words: z.string(),
})

export const Evidence = z.object({
  countedAt: Moment,
  /** Animals that are on the register and alive. */
  animals: z.int(),
  keepers: z.int(),
  backups: z.object({
    state: z.enum(['good', 'none yet', 'late', 'unknown']),
    lastAt: Moment.nullable(),
    inThirtyDays: z.int(),
    /** Whether they’re kept away from the server. */
    offSite: z.boolean(),
  }),
  /** Organisations whose evidence we’ve checked and that can see records. */
  organisations: z.int(),
  /** How often a verified professional saw a full record in the last 30 days. */
  disclosures: z.int(),
  history: z.object({ events: z.int(), checkedAt: Moment.nullable(), differences: z.int() }),
  registers: z.object({ listed: z.int(), withPhone: z.int(), asked: z.int(), answered: z.int() }),
  /** People whom other registers have sent to us in the last 30 days. */
  redirected: z.int(),
})
