import type { DB } from '#database/types.ts'
import { speakPlainly } from '#platform/contract/words.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { borrowPostgres } from '#platform/database/postgres.ts'
import { readConfig } from './config.ts'

/**
 * Runs one command on the register's database, beside a running register or without one. `read` reads what was typed, before anything is
 * opened. A failure is one sentence and the exit code 1.
 */
export async function runCommand<Asked>(read: () => Asked, work: (asked: Asked, db: Db) => Promise<void>): Promise<void> {
  try {
    speakPlainly()
    const asked = read()
    await onDatabase((db) => work(asked, db))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

async function onDatabase(work: (db: Db) => Promise<void>) {
  const config = readConfig(process.env)
  const postgres = config.DATABASE_URL ? null : await borrowPostgres(config.dataDir)
  try {
    const url = config.DATABASE_URL ?? postgres?.url ?? ''
    await migrate(url)
    const connection = connect<DB>(url, { max: 2 })
    await work(connection.db).finally(() => connection.close())
  } finally {
    await postgres?.stop()
  }
}
