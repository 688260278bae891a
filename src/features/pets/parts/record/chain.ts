import { partOf, textIn } from '#platform/web/read.ts'

/** What was found of one link of a record's chain, worked out anew in the browser. */
export interface CheckedLink {
  seq: number
  move: string
  at: string
  /** The hash that this browser worked out. */
  hash: string
  holds: boolean
}

/** The events of a downloaded history, as they were hashed; nothing where the file is no history. */
export function eventsIn(history: unknown): unknown[] {
  const events = partOf(history, 'events')
  return Array.isArray(events) ? events : []
}

/** Works the chain out link by link, as `platform/law/event.ts` does on the server, with the browser's own SHA-256. */
export async function* checkChain(history: unknown): AsyncGenerator<CheckedLink> {
  let previous = textIn(history, 'beginning') ?? BEGINNING
  for (const [index, event] of eventsIn(history).entries()) {
    const hash = await hashInBrowser(event)
    const inOrder = partOf(event, 'seq') === index + 1 && textIn(event, 'previousHash') === previous
    const stored = textIn(event, 'hash') ?? ''
    yield { seq: index + 1, move: textIn(event, 'move') ?? '', at: textIn(event, 'at') ?? '', hash, holds: inOrder && stored === hash }
    previous = stored
  }
}

const BEGINNING = '0'.repeat(64)

/** SHA-256, in hex, over the event's fields in this order and the hash of the event before it. */
export async function hashInBrowser(event: unknown): Promise<string> {
  const before = BEFORE.map((name) => partOf(event, name))
  const fields = [...before, canonical(partOf(event, 'facts')), partOf(event, 'previousHash')]
  return hex(await sha256(new TextEncoder().encode(JSON.stringify(fields))))
}

const BEFORE = ['subject', 'subjectId', 'seq', 'at', 'move', 'fromStatus', 'toStatus', 'clause', 'byMark', 'byRole', 'holderMark']

/** The browser's own SHA-256 over these bytes in turn. */
export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = Uint8Array.from(parts.flatMap((part) => [...part]))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

export const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** JSON with keys in order, because the database does not keep the order they were written in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => (isPlain(inner) ? Object.fromEntries(Object.entries(inner).sort(byKey)) : inner))
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
