import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Limit } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'

interface Hit {
  allowed: boolean
  /** Which hit of the window this one is, as far as is known here. */
  count: number
  /** Whole seconds until the window ends. */
  retryAfter: number
}

interface Counted {
  /** Hits seen by this process and not yet added to the shared count. */
  unshared: number
  /** What all processes together had counted when we last asked. */
  shared: number
  endsAt: number
}

export interface Limiter {
  /** Counts one hit of `key` and says whether it is within the limit. Never waits and never fails. */
  hit(key: string, limit: Limit, now: Date): Hit
  /** Whether `key` is still within the limit, without counting a hit: for what counts only failures. */
  isWithin(key: string, limit: Limit, now: Date): boolean
  /** Adds the local counts to the database and learns the other processes' counts. */
  share(db: Db, now: Date): Promise<void>
}

/**
 * Fixed windows counted in memory, so that no request waits for a limit; `share`, called every second, sums the counts
 * of all processes through the database. When the database is away each process goes on with its own count.
 */
export function limiter(): Limiter {
  const windows = new Map<string, Counted>()

  function isWithin(key: string, limit: Limit, now: Date): boolean {
    const length = limit.seconds * 1000
    const counted = windows.get(`${key}/${Math.floor(now.getTime() / length) * length}`)
    return !counted || counted.unshared + counted.shared < limit.times
  }

  function hit(key: string, limit: Limit, now: Date): Hit {
    const length = limit.seconds * 1000
    const startsAt = Math.floor(now.getTime() / length) * length
    const name = `${key}/${startsAt}`
    const counted = windows.get(name) ?? { unshared: 0, shared: 0, endsAt: startsAt + length }
    counted.unshared += 1
    windows.set(name, counted)
    const count = counted.unshared + counted.shared
    return {
      allowed: count <= limit.times,
      count,
      retryAfter: Math.max(1, Math.ceil((counted.endsAt - now.getTime()) / 1000)),
    }
  }

  let sharing: Promise<void> | null = null

  /** One at a time: while the database is slow, a second sharing would count the same hits again, and hold another connection. */
  function share(db: Db, now: Date): Promise<void> {
    sharing ??= shareAll(db, now).finally(() => {
      sharing = null
    })
    return sharing
  }

  async function shareAll(db: Db, now: Date): Promise<void> {
    for (const [name, counted] of windows) if (counted.endsAt <= now.getTime()) windows.delete(name)
    const waiting = [...windows].filter(([, counted]) => counted.unshared > 0).slice(0, 5000)
    if (waiting.length === 0) return
    const taken = waiting.map(([name, counted]) => ({ name: digest(name), counted, hits: counted.unshared }))
    const totals = await sql<{ key: string; hits: number }>`
      insert into rate_count (key, window_start, hits)
      select * from unnest(${taken.map((one) => one.name)}::text[], ${taken.map((one) => new Date(one.counted.endsAt))}::timestamptz[], ${taken.map((one) => one.hits)}::int[])
      on conflict (key, window_start) do update set hits = rate_count.hits + excluded.hits
      returning key, hits`.execute(db)
    const shared = new Map(totals.rows.map((row) => [row.key, row.hits]))
    for (const { name, counted, hits } of taken) {
      counted.unshared -= hits
      counted.shared = shared.get(name) ?? counted.shared + hits
    }
    await sql`delete from rate_count where window_start < ${now}`.execute(db)
  }

  return { hit, isWithin, share }
}

/** Keys hold addresses and e-mails; what the database is given is their hash. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
