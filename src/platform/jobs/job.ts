import type * as z from 'zod'
import type { TransactionContext } from '#platform/server/answer.ts'
import type { Services } from '#platform/server/services.ts'

/** What a job is given: the same tools as a call, in one transaction of its own. */
export type JobContext<Data> = TransactionContext & {
  data: Data
  /** Runs another job now, in a transaction of its own, for a sweep that is `outside` and works on one thing after another. */
  run: (name: string, data: object) => Promise<void>
}

/** Without a transaction, so that nothing changes its status here, and with what a transaction must not wait for. */
export type OutsideJobContext<Data> = Omit<
  JobContext<Data>,
  'services' | 'transition' | 'transitionMany' | 'start' | 'startMany' | 'recordEvent'
> & { services: Services }

interface Named<Data> {
  name: string
  /** A cron line in Europe/London time, for work that the clock starts; its `data` is `{}`. */
  schedule?: string
  /** Fields of its data that hold a secret: they are sealed while the job stands in the queue, and after. */
  seals?: readonly string[]
  /** Seconds after which it is taken for lost and begun again; two minutes where it is not given. */
  patience?: number
  data: z.ZodType<Data>
}

interface InsideJob<Data> extends Named<Data> {
  outside?: false
  work: (context: JobContext<Data>) => Promise<void>
}

/** Runs without a transaction, for work that talks to the outside world. */
interface OutsideJob<Data> extends Named<Data> {
  outside: true
  work: (context: OutsideJobContext<Data>) => Promise<void>
}

export type Job<Data = unknown> = InsideJob<Data> | OutsideJob<Data>

/** Declares queued or timed work. A job may run twice, so its work must be safe to repeat. */
export function job<Data>(spec: Job<Data>): Job<Data> {
  return spec
}
