import { migrate } from '#platform/database/migrate.ts'
import type { Postgres } from '#platform/database/postgres.ts'
import { grantTo } from '#platform/database/roles.ts'
import { createQueues } from '#platform/jobs/queue.ts'
import type { Config } from './config.ts'
import { findJobs } from './find.ts'

/**
 * Brings the database up to date as its owner, and lets the register work in it without owning it: the address to work at. Where only one
 * address is known, the register is the owner itself.
 */
export async function prepareDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>,
  postgres: Postgres | null,
): Promise<string> {
  const app = config.DATABASE_URL ?? postgres?.appUrl ?? ''
  const owner = (config.DATABASE_URL ? config.DATABASE_OWNER_URL : postgres?.ownerUrl) ?? app
  await migrate(owner)
  if (owner === app) return app
  // The tables of the job queue, which the register may not make.
  await createQueues(owner, await findJobs())
  await grantTo(decodeURIComponent(new URL(app).username), owner)
  return app
}
