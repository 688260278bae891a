import { createHash, randomBytes } from 'node:crypto'

/** One link of a subject's chain, as it is stored. */
export interface Event {
  id: string
  subject: string
  subjectId: string
  seq: number
  at: Date
  move: string
  fromStatus: string | null
  toStatus: string | null
  clause: string
  byAccount: string | null
  byRole: string
  facts: unknown
  previousHash: string
  /** How the hash was worked out: 2 holds a digest of the account in its place. */
  version: number
  /** What the digest was salted with; null where no account made the event, and in version 1. */
  bySalt: string | null
  hash: string
}

type Sealing = Omit<Event, 'hash' | 'id'>

/** What stands before the first event of a chain. */
export const BEGINNING = '0'.repeat(64)

/** A new event with all that its hash needs, and the hash. */
export function sealed<Fields extends Omit<Sealing, 'version' | 'bySalt'>>(fields: Fields) {
  const event = { ...fields, version: 2, bySalt: fields.byAccount === null ? null : randomBytes(16).toString('hex') }
  return { ...event, hash: hashOf(event) }
}

/** SHA-256, in hex, over the event's fields in this order and the hash of the event before it; from version 2 on after the version. */
export function hashOf(event: Sealing): string {
  const fields = [
    ...(event.version === 1 ? [] : [event.version]),
    event.subject,
    event.subjectId,
    event.seq,
    event.at.toISOString(),
    event.move,
    event.fromStatus,
    event.toStatus,
    event.clause,
    event.version === 1 ? event.byAccount : markOf(event),
    event.byRole,
    canonical(event.facts),
    event.previousHash,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** Who made an event, as its hash holds it from version 2 on: nobody can tell the account from it without the salt. */
export function markOf({ byAccount, bySalt }: Pick<Event, 'byAccount' | 'bySalt'>): string | null {
  if (byAccount === null) return null
  return createHash('sha256')
    .update(JSON.stringify([bySalt, byAccount]))
    .digest('hex')
}

/** JSON with keys in order, because the database does not keep the order they were written in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? Object.fromEntries(Object.entries(inner).sort(byKey)) : inner))
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** True when every event carries the hash of the one before and its own; otherwise which event breaks the chain. */
export function chainHolds(events: readonly Event[]): true | { brokenAt: number } {
  let previous = BEGINNING
  for (const [index, event] of events.entries()) {
    const right = event.seq === index + 1 && event.previousHash === previous && event.hash === hashOf(event)
    if (!right) return { brokenAt: index + 1 }
    previous = event.hash
  }
  return true
}
