import { CompiledQuery } from 'kysely'
import { type JobResult, PgBoss } from 'pg-boss'
import type { Db } from '#platform/database/db.ts'
import { guarded } from '#platform/server/guard.ts'
import type { Vault } from '#platform/server/vault.ts'
import type { Job } from './job.ts'
import { sealing } from './seals.ts'

export interface Queue {
  /** Adds a job in the caller's transaction: it exists if, and only if, the transaction commits. It runs `after` so many seconds, and before those of a lower `priority`. */
  add(db: Db, name: string, data: object, after?: number, priority?: number): Promise<void>
  /** Starts a worker for every job, and the timetable. */
  work(run: (name: string, data: unknown) => Promise<void>): Promise<void>
  /** Runs everything that waits now, once, in order; how many ran. For tests and for `npm run jobs`. */
  drain(run: (name: string, data: unknown) => Promise<void>): Promise<number>
  stop(): Promise<void>
}

const RETRIES = { retryLimit: 12, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, expireInSeconds: 120, notify: true } as const

/** Several at a time and each judged alone, so that one letter that a mail server is slow with, or refuses, holds up no other. */
const WORK = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  batchSize: 8,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

/** The job queue in the same database as everything else, so that work and its reason commit together. */
export async function openQueue(
  url: string,
  jobs: readonly Job[],
  options: { timetable: boolean; vault: Vault; onError: (error: Error) => void },
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    useListenNotify: options.timetable,
    supervise: options.timetable,
    schedule: options.timetable,
  })
  boss.on('error', options.onError)
  await boss.start()
  await createMissing(boss, jobs)
  const { seal, open } = sealing(jobs, options.vault)

  const log = { error: ({ err }: { err?: unknown }) => options.onError(err instanceof Error ? err : new Error('unknown')) }

  async function outcome(id: string, name: string, work: () => Promise<void>): Promise<JobResult> {
    const done = async (): Promise<JobResult> => {
      await work()
      return { id, status: 'completed' }
    }
    const failed = (error: unknown): JobResult => ({ id, status: 'failed', output: { message: wordsOf(error) } })
    return guarded(log, `the job ${name}`, done, failed)
  }

  return {
    async add(db, name, data, after = 0, priority = 0) {
      const executeSql = async (text: string, values: unknown[] = []) => {
        const result = await db.executeQuery(CompiledQuery.raw(text, values))
        return { rows: result.rows }
      }
      await boss.send(name, seal(name, data), {
        db: { executeSql },
        ...(after > 0 && { startAfter: after }),
        ...(priority > 0 && { priority }),
      })
    },
    async work(run) {
      for (const job of jobs) {
        await boss.work(job.name, WORK, (batch) =>
          Promise.all(batch.map(({ id, data }) => outcome(id, job.name, async () => run(job.name, open(job.name, data))))),
        )
        if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: 'Europe/London' })
      }
    },
    async drain(run) {
      let ran = 0
      for (let due = await dueAmong(jobs, boss); due.length > 0; due = await dueAmong(jobs, boss)) {
        for (const { name } of due) {
          const fetched = await boss.fetch(name, { batchSize: 100, includeMetadata: true })
          for (const one of fetched.toSorted((before, after) => Number(before.createdOn) - Number(after.createdOn))) {
            await run(name, open(name, one.data))
            await boss.complete(name, one.id)
            ran += 1
          }
        }
      }
      return ran
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  }
}

/** Makes the tables and queues of these jobs in a database where none of them runs yet. */
export async function createQueues(url: string, jobs: readonly Pick<Job, 'name' | 'patience'>[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, useListenNotify: false, supervise: false, schedule: false })
  await boss.start()
  await createMissing(boss, jobs)
  await boss.stop({ close: true })
}

async function createMissing(boss: PgBoss, jobs: readonly Pick<Job, 'name' | 'patience'>[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  for (const { name, patience } of jobs)
    if (!known.has(name)) await boss.createQueue(name, { ...RETRIES, ...(patience && { expireInSeconds: patience }) })
}

/** Asked once for all queues: to fetch from each in turn takes forty queries to learn that nothing waits. */
async function dueAmong(jobs: readonly Job[], boss: PgBoss): Promise<Job[]> {
  const due = "select distinct name from pgboss.job where state < 'active' and start_after <= now()"
  const { rows } = await boss.getDb().executeSql(due)
  return jobs.filter((job) => rows.some((row) => row.name === job.name))
}

/** What is kept of a failure beside the job. */
const wordsOf = (error: unknown) => (error instanceof Error ? error.message.slice(0, 500) : 'unknown')
