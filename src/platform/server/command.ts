import type { DB } from '#database/types.ts'
import { useOurErrorMessages } from '#platform/contract/words.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { borrowPostgres } from '#platform/database/postgres.ts'
import { type Config, readConfig } from './config.ts'
import { prepareDatabase } from './database.ts'
import { refuseNoRegister, refuseOtherRegister } from './whichregister.ts'

/**
 * Runs one command on the register's database, beside a running register or without one. `read` reads what was typed, before anything is
 * opened; null where nothing is left to do. A failure is one sentence and the exit code 1.
 */
export async function runCommand<CallContext>(
  read: () => CallContext | null,
  work: (asked: CallContext, db: Db, at: Opened) => Promise<void>,
): Promise<void> {
  try {
    useOurErrorMessages()
    const asked = read()
    if (asked !== null) await onDatabase((db, at) => work(asked, db, at))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

/** Which register the command runs on. */
export interface Opened {
  config: Config
  /** The address of its database. */
  url: string
}

async function onDatabase(work: (db: Db, at: Opened) => Promise<void>) {
  const config = readConfig(process.env)
  refuseOtherRegister(config)
  await refuseNoRegister(config)
  const postgres = config.DATABASE_URL ? null : await borrowPostgres(config.dataDir)
  try {
    const url = await prepareDatabase(config, postgres)
    const connection = connect<DB>(url, { max: 2 })
    await work(connection.db, { config, url }).finally(() => connection.close())
  } finally {
    await postgres?.stop()
  }
}
