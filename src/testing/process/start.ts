import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

/** A server in a process of its own. */
export interface ServerProcess {
  url: string
  /** How it has ended, in words; null while it runs. */
  ended(): string | null
  /** The memory that it holds, in MiB (VmRSS). */
  memory(): number
  /** Asks it to end, and waits until it has. Throws when it ended in another way. */
  stop(): Promise<void>
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>
}

interface Start {
  log: string
  env: Record<string, string>
  execArgv?: string[]
}

const Ready = z.object({ url: z.url() })

export const REGISTER = path.join(import.meta.dirname, 'register.ts')

/** Starts a program that sends `{url}` once it listens, with these settings and no others; its log is added to a file. */
export async function startProcess(program: string, { log, env, execArgv = [] }: Start): Promise<ServerProcess> {
  const out = openSync(log, 'a')
  const child = fork(program, { stdio: ['ignore', out, out, 'ipc'], execArgv, env: { PATH: process.env['PATH'], ...env } })
  closeSync(out)
  let ended: string | null = null
  const exit = once(child, 'exit').then(([code, signal]) => {
    ended = `ended with ${signal ?? code}`
    return ended
  })
  const [message] = await Promise.race([once(child, 'message'), exit.then((how) => [how])])
  const ready = Ready.safeParse(message)
  if (!ready.success) throw new Error(`${path.basename(program)} ${message} before it was up:\n${readFileSync(log, 'utf8').slice(-2000)}`)

  return {
    url: ready.data.url,
    ended: () => ended,
    memory: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      child.kill('SIGTERM')
      const how = await exit
      if (how !== 'ended with 0') throw new Error(`${path.basename(program)} ${how}`)
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}
