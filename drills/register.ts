import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { seedIfEmpty } from '#database/seed/seed.ts'
import type { DB } from '#database/types.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { withThrowAwayDatabase } from '#src/testing/process/database.ts'
import { REGISTER, type ServerProcess, startProcess } from '#src/testing/process/start.ts'

/** A register in a process of its own, on a throw-away database that the drill looks into by itself. */
export interface DrilledRegister {
  server: ServerProcess
  db: Db
  /** Starts it again, after it was killed or has ended by itself. */
  revive(): Promise<void>
}

/** Starts a register with the demo data, without limits, gives it to `use`, and removes everything. */
export function withRegister<Done>(use: (register: DrilledRegister) => Promise<Done>): Promise<Done> {
  return withThrowAwayDatabase(async ({ url }) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'homeward-drill-'))
    const { db, close } = connect<DB>(url, { max: 4 })
    await seedIfEmpty(db, new Date())
    const start = () =>
      startProcess(REGISTER, {
        log: path.join(folder, 'log'),
        env: {
          NODE_ENV: 'development',
          DATA_DIR: folder,
          DATABASE_URL: url,
          LOG_LEVEL: 'error',
          LOOKUPS_PER_MINUTE: '1000000000',
          UNLIMITED: 'yes',
        },
      })
    const register: DrilledRegister = {
      server: await start(),
      db,
      async revive() {
        register.server = await start()
      },
    }
    try {
      return await use(register)
    } finally {
      if (!register.server.ended()) await register.server.stop()
      await close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
}
