import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { isDatabaseAway } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import type { Disk, Room } from './disk.ts'

/** How the register stands. Only the database decides whether it can answer; the rest is for whoever looks after it. */
export interface Readiness {
  status: 'ready' | 'the database does not answer'
  database: 'answers' | 'away'
  disk: Room
  /** `hours` is the age of the last good backup, or, while there is none, of the register itself. */
  backup: { state: 'good' | 'none yet' | 'late' | 'unknown'; hours: number | null }
}

const LATE_AFTER_HOURS = 26
/** Whoever asks wants to know now: an answer that takes longer is none. */
const PATIENCE_MS = 3_000

export async function readinessOf(db: Db, disk: Disk): Promise<Readiness> {
  const asked = await Promise.race([ask(db), pause(PATIENCE_MS, null, { ref: false })])
  if (!asked)
    return { status: 'the database does not answer', database: 'away', disk: disk.room(), backup: { state: 'unknown', hours: null } }
  return { status: 'ready', database: 'answers', disk: disk.room(), backup: asked }
}

async function ask(db: Db): Promise<Readiness['backup'] | null> {
  const read = sql<{ last: number | null; since: number | null }>`select
    (select extract(epoch from now() - max(taken_at))::float8 / 3600 from backup) as last,
    (select extract(epoch from now() - min(applied_at))::float8 / 3600 from migration) as since`
  try {
    const { rows } = await read.execute(db)
    const [row] = rows
    const hours = row?.last ?? row?.since ?? 0
    const state = hours > LATE_AFTER_HOURS ? 'late' : (row?.last ?? null) === null ? 'none yet' : 'good'
    return { state, hours: Math.round(hours * 10) / 10 }
  } catch (error) {
    return isDatabaseAway(error) ? null : { state: 'unknown', hours: null }
  }
}
