import { fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

export interface Target {
  name: string
  url: string
  stop(): Promise<void>
}

const Ready = z.object({ url: z.url() })

/** Starts `register.ts` or `ceiling.ts` in a process of its own, set as in production; its log goes to a file. */
export async function startServer(name: 'register' | 'ceiling', database: string, dataDir: string): Promise<Target> {
  const log = openSync(path.join(dataDir, `${name}.log`), 'w')
  const child = fork(path.join(import.meta.dirname, `${name}.ts`), {
    stdio: ['ignore', log, 'inherit', 'ipc'],
    execArgv: (process.env['BENCH_NODE'] ?? '').split(' ').filter(Boolean),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost',
      DATA_DIR: path.join(dataDir, name),
      DATABASE_URL: database,
      LOOKUPS_PER_MINUTE: '1000000000',
    },
  })
  child.once('exit', (code) => {
    if (code !== 0) throw new Error(`${name} ended with ${code}`)
  })
  const [message] = await once(child, 'message')
  return {
    name,
    url: `${Ready.parse(message).url}/api/v1/user/get-chip-info`,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
