import { createHash } from 'node:crypto'

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
  hash: string
}

/** What stands before the first event of a chain. */
export const BEGINNING = '0'.repeat(64)

/** SHA-256, in hex, over the event's fields in this order and the hash of the event before it. */
export function hashOf(event: Omit<Event, 'hash' | 'id'>): string {
  const fields = [
    event.subject,
    event.subjectId,
    event.seq,
    event.at.toISOString(),
    event.move,
    event.fromStatus,
    event.toStatus,
    event.clause,
    event.byAccount,
    event.byRole,
    canonical(event.facts),
    event.previousHash,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
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
