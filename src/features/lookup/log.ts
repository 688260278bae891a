import { sql } from 'kysely'
import { londonDate } from '#platform/clock/clock.ts'
import { isDatabaseAway } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Person } from '#platform/law/policy.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Serving } from '#platform/server/serve.ts'
import type { Services } from '#platform/server/services.ts'
import type { Finding } from './find.ts'
import type { RegisteredPet } from './queries.ts'
import type { ResultClass } from './shapes.ts'

/** One lookup that was answered. */
interface Looked {
  chipNumber: string
  result: ResultClass
  at: Date
  byAccount: string | null
  /** The member who works as that account. */
  byPerson?: string | null
  /** Who it was, for that day: see {@link visitorOf}. */
  visitor: string
  pet: Pick<RegisteredPet, 'id' | 'keeperId' | 'missing'> | null
}

/** Writes lookups down a moment after they were answered, many at once, so that no finder waits for it. */
export interface LookupLog {
  add(looked: Looked): void
  /** Writes what waits now. Never fails: what the database could not take stays and is tried again. */
  flush(): Promise<void>
  /** Writes what waits, and stops. */
  close(): Promise<void>
}

const FLUSH_MS = 200
const MOST_AT_ONCE = 1000
/** About a minute of the highest load; while the database is away longer, lookups are still answered but not written down. */
const MOST_WAITING = 100_000
/** What is told live may be lost, so a flood of lookups does not become a flood of that. */
const MOST_TOLD = 100

const logs = new WeakMap<Services, LookupLog>()

/** The log of the register that has these needs. */
export function lookupLog(services: Services): LookupLog {
  const log = logs.get(services)
  if (!log) throw new Error('The lookup log isn’t open')
  return log
}

/** Opens the log of a register; `warn` hears of lookups that could not be written. */
export function openLookupLog(serving: Serving, warn: (facts: object, words: string) => void): LookupLog {
  let waiting: Looked[] = []
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()
  let lost = 0

  const log: LookupLog = {
    add(looked) {
      if (waiting.length >= MOST_WAITING) {
        lost += 1
        return
      }
      waiting.push(looked)
      timer ??= setTimeout(log.flush, FLUSH_MS)
    },
    flush() {
      if (timer) clearTimeout(timer)
      timer = null
      writing = writing.then(writeAll)
      return writing
    },
    async close() {
      await log.flush()
      if (timer) clearTimeout(timer)
      if (waiting.length > 0) warn({ lookups: waiting.length }, 'lookups weren’t written down before the end')
    },
  }
  logs.set(serving.services, log)
  return log

  /** Only what waits already: what is added meanwhile gathers for the next time. */
  async function writeAll() {
    for (let left = waiting.length; left > 0; ) {
      const batch = waiting.slice(0, Math.min(left, MOST_AT_ONCE))
      const wrong = await write(serving, batch).catch((error: unknown) => error)
      if (isDatabaseAway(wrong)) {
        timer ??= setTimeout(log.flush, FLUSH_MS)
        return
      }
      if (wrong) warn({ err: wrong, lookups: batch.length }, 'lookups could not be written down')
      waiting = waiting.slice(batch.length)
      left -= batch.length
    }
    if (lost > 0) warn({ lookups: lost }, 'lookups weren’t written down because too many were waiting')
    lost = 0
  }
}

/**
 * Writes one batch, with the letters it calls for, and tells the keepers who are connected that there is something to see.
 * A lookup that waited in memory until now may as well wait in the database's for the disk.
 */
async function write({ db, queue, services }: Serving, batch: readonly Looked[]): Promise<void> {
  const ofOthers = batch.filter(({ pet, byAccount }) => pet && byAccount !== pet.keeperId)
  await db.transaction().execute(async (transaction) => {
    await sql`set local synchronous_commit = off`.execute(transaction)
    const isSought = ({ pet }: Looked) => pet?.missing != null
    const sought = await newVisits(transaction, ofOthers.filter(isSought))
    await insert(transaction, batch)
    const due = [
      ...sought,
      ...(await dueNotices(
        transaction,
        ofOthers.filter((looked) => !isSought(looked)),
      )),
    ]
    if (due.length > 0) await queue.add(transaction, 'tellKeepersOfLookups', { lookups: due })
  })
  const keepers = new Set(ofOthers.map(({ pet }) => `account:${pet?.keeperId}`))
  if (keepers.size > 0) services.live.tell([...keepers].slice(0, MOST_TOLD), 'lookup', {})
}

/** Arrays and not rows of values, so that the statement is the same for every size of batch and stays prepared. */
async function insert(db: Db, batch: readonly Looked[]): Promise<void> {
  await sql`
    insert into lookup (id, chip_number, pet_id, keeper_id, result, at, by_account, by_person, visitor)
    select * from unnest(
      ${batch.map(() => newId())}::uuid[],
      ${batch.map(({ chipNumber }) => chipNumber)}::text[],
      ${batch.map(({ pet }) => pet?.id ?? null)}::uuid[],
      ${batch.map(({ pet }) => pet?.keeperId ?? null)}::uuid[],
      ${batch.map(({ result }) => result)}::text[],
      ${batch.map(({ at }) => at.toISOString())}::timestamptz[],
      ${batch.map(({ byAccount }) => byAccount)}::uuid[],
      ${batch.map(({ byPerson }) => byPerson ?? null)}::uuid[],
      ${batch.map(({ visitor }) => visitor)}::text[])`.execute(db)
}

/** Of an animal that is looked for its keeper hears of every visitor, but of the same one once an hour. */
async function newVisits(db: Db, lookups: readonly Looked[]): Promise<{ petId: string; at: Date }[]> {
  const visits = new Map(
    lookups.flatMap((looked) => (looked.pet ? [[`${looked.pet.id}/${whoOf(looked)}`, { ...looked, petId: looked.pet.id }] as const] : [])),
  )
  if (visits.size === 0) return []
  const all = [...visits.values()]
  const { rows } = await sql<{ petId: string; who: string }>`
    select distinct lookup.pet_id, coalesce(lookup.by_account::text, lookup.visitor) as who
    from unnest(${all.map(({ petId }) => petId)}::uuid[], ${all.map(whoOf)}::text[], ${all.map(({ at }) => at.toISOString())}::timestamptz[]) as seen (pet_id, who, at)
    join lookup on lookup.pet_id = seen.pet_id and coalesce(lookup.by_account::text, lookup.visitor) = seen.who
      and lookup.at > seen.at - interval '1 hour'`.execute(db)
  const known = new Set(rows.map(({ petId, who }) => `${petId}/${who}`))
  return all.filter((visit) => !known.has(`${visit.petId}/${whoOf(visit)}`)).map(({ petId, at }) => ({ petId, at }))
}

const whoOf = ({ byAccount, visitor }: Pick<Looked, 'byAccount' | 'visitor'>) => byAccount ?? visitor

/** Claims the pets whose keeper has not been written to for an hour; of several processes one wins each pet. */
async function dueNotices(db: Db, lookups: readonly Looked[]): Promise<{ petId: string; at: Date }[]> {
  const latest = new Map(lookups.flatMap(({ pet, at }) => (pet ? [[pet.id, at] as const] : [])))
  if (latest.size === 0) return []
  // In one order for every process, so that two of them never wait for each other.
  const pets = [...latest].sort(([one], [other]) => (one < other ? -1 : 1))
  const claimed = await sql<{ petId: string; toldAt: Date }>`
    insert into lookup_notice (pet_id, told_at)
    select * from unnest(${pets.map(([petId]) => petId)}::uuid[], ${pets.map(([, at]) => at.toISOString())}::timestamptz[]) as due (pet_id, at)
    where not exists (select from lookup_notice as told where told.pet_id = due.pet_id and told.told_at > due.at - interval '1 hour')
    on conflict (pet_id) do update set told_at = excluded.told_at
    where lookup_notice.told_at <= excluded.told_at - interval '1 hour'
    returning pet_id, told_at`.execute(db)
  return claimed.rows.map(({ petId, toldAt }) => ({ petId, at: toldAt }))
}

/** Notes the lookup that a call has just answered. A text that is no chip number is nobody's lookup. */
export function recordLookup({ services, who, now, address }: Looking, finding: Finding): void {
  if (finding.result === 'impossible') return
  const pet = finding.result === 'registeredHere' ? finding.pet : null
  lookupLog(services).add({
    chipNumber: finding.reading.number,
    result: finding.result,
    at: now,
    byAccount: who?.id ?? null,
    byPerson: who?.by?.person.id ?? null,
    visitor: visitorOf(services, address, now),
    pet,
  })
}

interface Looking {
  services: Services
  who: Person | null
  now: Date
  address: string
}

/** A network on one day (UK GDPR Article 25): nobody can tell from it which network that was, nor that it came again on another day. */
export const visitorOf = ({ codes }: Pick<Services, 'codes'>, address: string, now: Date) =>
  codes.hash('visitor', `${londonDate(now)}/${networkOf(address)}`)
