import type { Db } from '#platform/database/db.ts'
import type { Serving } from '#platform/server/serve.ts'
import { toolsOn } from '#platform/server/tools.ts'
import type { Job } from './job.ts'

/** Runs a job by name: in a transaction of its own, or outside of any when it talks to the outside world. */
export function jobRunner(jobs: readonly Job[], serving: Serving) {
  const named = new Map(jobs.map((job) => [job.name, job]))
  return async function run(name: string, raw: unknown): Promise<void> {
    const job = named.get(name)
    if (!job) throw new Error(`There’s no job called ${name}`)
    const data = job.data.parse(raw ?? {})
    const now = serving.clock.now()
    const work = (db: Db) => job.work({ data, services: serving.services, run, ...toolsOn(db, serving, now, null) })
    await (job.outside ? work(serving.db) : serving.db.transaction().execute(work))
  }
}
