import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, constants, fchownSync, ftruncateSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface Lock {
  release(): void
}

const BUSY = 75

/**
 * Holds `file` for this process alone, waiting up to `seconds` for another holder. The kernel lets go when this process
 * ends, however it ends: nothing is left to clean. Answers undefined when another process still holds it.
 */
export async function hold(file: string, seconds: number): Promise<Lock | undefined> {
  const fd = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600)
  if (process.getuid?.() === 0) fchownSync(fd, statSync(dirname(file)).uid, statSync(dirname(file)).gid)
  if ((await flock(fd, seconds)) === BUSY) return leave(fd)

  ftruncateSync(fd)
  writeSync(fd, `${process.pid}\n`, 0)
  return { release: () => closeSync(fd) }
}

function leave(fd: number) {
  closeSync(fd)
  return undefined
}

/** The id of the process that wrote itself into `file` last. */
export function holderOf(file: string): string {
  return readFileSync(file, 'utf8').trim()
}

/** The lock sits on the open file, which parent and child share, so it outlives the child. Without `flock`, there is no lock. */
async function flock(fd: number, seconds: number) {
  const child = spawn('flock', ['--exclusive', '--timeout', String(seconds), '--conflict-exit-code', String(BUSY), '3'], {
    stdio: ['ignore', 'ignore', 'ignore', fd],
  })
  const ended = await Promise.race([once(child, 'exit'), once(child, 'error')])
  return ended[0]
}
