import { existsSync, statfsSync } from 'node:fs'
import type { Call } from '#platform/contract/call.ts'
import { Refusal } from './refusal.ts'

/** What there is still room for: everything; no more files; or only what a register is for. */
export type Room = 'plenty' | 'noFiles' | 'onlyVital'

export interface Disk {
  room(): Room
  /** Free bytes where there are fewest. */
  free(): number
  stop(): void
}

/** Of a disk, how many bytes are free for us and how many it has. */
export type Measure = (folder: string) => { free: number; size: number }

interface Marks {
  /** Fewer free MB: no more files are taken. */
  files: number
  /** Fewer: nothing is written but registrations, lookups and what they need. */
  writes: number
}

const MB = 1024 * 1024
/** Of a small disk the marks are these shares, or it would count as full from the first day. */
const SHARES = { files: 0.1, writes: 0.05 }

/** Looks at the disk every other second: it fills up within minutes, and whoever frees it should not wait. */
export function watchDisk(folder: string, marks: Marks, measure: Measure = measured, everyMs = 2_000): Disk {
  let now = measure(folder)
  const looking = setInterval(() => {
    now = measure(folder)
  }, everyMs).unref()
  const isBelow = (mark: keyof Marks) => now.free < Math.min(marks[mark] * MB, now.size * SHARES[mark])
  return {
    room: () => (isBelow('writes') ? 'onlyVital' : isBelow('files') ? 'noFiles' : 'plenty'),
    free: () => now.free,
    stop: () => clearInterval(looking),
  }
}

const TRY_AGAIN_IN = 600

/** Uploads are refused first, registrations and lookups never: for them the database has the last word. */
export function refuseForRoom(call: Call, disk: Disk): void {
  const room = disk.room()
  if (room === 'plenty' || call.reads || call.method === 'GET') return
  if (call.takes === 'file')
    throw full('We can’t take files at the moment because our storage is nearly full. We’re making room: try again in an hour.')
  if (room === 'onlyVital' && !call.vital)
    throw full(
      'We can’t save this at the moment because our storage is nearly full. You can still register and look up pets. We’re making room: try again in an hour.',
    )
}

const full = (words: string) => new Refusal(507, 'storageFull', words, { retryAfter: TRY_AGAIN_IN })

function measured(folder: string) {
  if (!existsSync(folder)) return { free: Number.MAX_SAFE_INTEGER, size: Number.MAX_SAFE_INTEGER }
  const { bavail, blocks, bsize } = statfsSync(folder)
  return { free: bavail * bsize, size: blocks * bsize }
}
