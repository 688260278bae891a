import path from 'node:path'
import { REGISTER, startProcess } from '#src/testing/process/start.ts'
import { PRODUCTION } from '#src/testing/production.ts'

export interface Target {
  name: string
  /** Where it answers lookups. */
  url: string
  stop(): Promise<void>
}

const PROGRAMS = { register: REGISTER, ceiling: path.join(import.meta.dirname, 'ceiling.ts') }

/** Starts the register or the ceiling in a process of its own, set as in production; its log goes to a file. */
export async function startTarget(name: 'register' | 'ceiling', database: string, dataDir: string): Promise<Target> {
  const { url, stop } = await startProcess(PROGRAMS[name], {
    log: path.join(dataDir, `${name}.log`),
    execArgv: (process.env['BENCH_NODE'] ?? '').split(' ').filter(Boolean),
    env: {
      ...PRODUCTION,
      DATA_DIR: path.join(dataDir, name),
      DATABASE_URL: database,
      LOOKUPS_PER_MINUTE: '1000000000',
    },
  })
  return { name, url: `${url}/api/v1/user/get-chip-info`, stop }
}
