import type * as z from 'zod'
import type { Asked } from '#platform/server/answer.ts'

/** What a job is given: the same tools as a call, in one transaction of its own. */
export type Working<Data> = Pick<Asked<never>, 'db' | 'now' | 'needs' | 'move' | 'start' | 'note' | 'send' | 'queue'> & {
  data: Data
  /** Runs another job now, in a transaction of its own, for a sweep that is `outside` and works on one thing after another. */
  run: (name: string, data: object) => Promise<void>
}

export interface Job<Data = unknown> {
  name: string
  /** A cron line in Europe/London time, for work that the clock starts; its `data` is `{}`. */
  schedule?: string
  /** Runs without a transaction, for work that talks to the outside world. */
  outside?: boolean
  /** Seconds after which it is taken for lost and begun again; two minutes where it is not given. */
  patience?: number
  data: z.ZodType<Data>
  work: (working: Working<Data>) => Promise<void>
}

/** Declares queued or timed work. A job may run twice, so its work must be safe to repeat. */
export function job<Data>(spec: Job<Data>): Job<Data> {
  return spec
}
