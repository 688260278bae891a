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
  /** The member who made it, where they worked as an organisation. */
  byPerson: string | null
  byRole: string
  /** A digest of who held the thing once this had happened; null where nobody holds such things. */
  holderMark: string | null
  facts: unknown
  previousHash: string
  /** What the digests of accounts are salted with. */
  salt: string
  hash: string
}

type Sealing = Omit<Event, 'hash' | 'id'>
/** Mostly an account asks for itself: only where a member works as one does anybody say who. */
type ByPerson = Partial<Pick<Event, 'byPerson'>>

/** What stands before the first event of a chain. */
export const BEGINNING = '0'.repeat(64)

/** A new event with all that its hash needs, and the hash. `holder`: the account that holds the thing now. */
export function sealed<Fields extends Omit<Sealing, 'salt' | 'holderMark' | 'byPerson'> & ByPerson>(fields: Fields, holder: string | null) {
  const salt = randomBytes(16).toString('hex')
  const event = { ...fields, byPerson: fields.byPerson ?? null, salt, holderMark: holderMarkOf(holder, salt) }
  return { ...event, hash: hashOf(event) }
}

/** SHA-256, in hex, over the event's fields in this order and the hash of the event before it. */
export function hashOf(event: Sealing): string {
  const fields = [
    event.subject,
    event.subjectId,
    event.seq,
    event.at.toISOString(),
    event.move,
    event.fromStatus,
    event.toStatus,
    event.clause,
    markOf(event),
    event.byRole,
    event.holderMark,
    canonical(event.facts),
    event.previousHash,
  ]
  return sha256(JSON.stringify(fields))
}

/** Who made an event, as its hash holds it, the member of an account included: nobody can tell the account from it without the salt. */
export function markOf({ byAccount, byPerson = null, salt }: Pick<Event, 'byAccount' | 'salt'> & ByPerson): string | null {
  return byAccount === null ? null : sha256(JSON.stringify(byPerson === null ? [salt, byAccount] : [salt, byAccount, byPerson]))
}

/** Who holds a thing, as the hash of its events holds it; another digest than that of who made the event, though it be the same account. */
export function holderMarkOf(holder: string | null, salt: string): string | null {
  return holder === null ? null : sha256(JSON.stringify(['holder', salt, holder]))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** JSON with keys in order, because the database does not keep the order they were written in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? Object.fromEntries(Object.entries(inner).sort(byKey)) : inner))
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** True when the event is the next after one of this `seq` and `hash` (0 and BEGINNING before the first), and carries its own hash. */
export function follows(event: Event, { seq, hash }: { seq: number; hash: string }): boolean {
  return event.seq === seq + 1 && event.previousHash === hash && event.hash === hashOf(event)
}

/** True when every event carries the hash of the one before and its own; otherwise which event breaks the chain. */
export function chainHolds(events: readonly Event[]): true | { brokenAt: number } {
  let before = { seq: 0, hash: BEGINNING }
  for (const event of events) {
    if (!follows(event, before)) return { brokenAt: before.seq + 1 }
    before = event
  }
  return true
}
