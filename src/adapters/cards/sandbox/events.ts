import { createHmac, randomBytes } from 'node:crypto'
import type { SandboxStore, Thing } from './store.ts'

/** Where an account's events are sent, and the secret with which they are signed. */
export interface Hook {
  url: string
  secret: string
}

const RETRY_MS = [0, 500, 2000, 5000, 15_000, 60_000, 300_000] as const

export const newThingId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Writes down that something happened to a thing. It is sent by `sendEvents`. */
export async function happened(store: SandboxStore, account: string, type: string, about: Thing, now: Date): Promise<void> {
  await store.write(account, {
    id: newThingId('evt'),
    object: 'event',
    api_version: null,
    created: seconds(now),
    livemode: false,
    type,
    data: { object: about },
    pending_webhooks: 1,
    sandbox: { tries: 0, dueAt: now.getTime() },
  })
}

/** The header with which a body is signed at a moment: `t=…,v1=HMAC-SHA256(secret, "t.body")`. */
export function signature(body: string, secret: string, now: Date): string {
  const at = seconds(now)
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

/** Sends what is due once; what was not taken is tried again later, less and less often. How many were taken. */
export async function sendEvents(store: SandboxStore, account: string, hook: Hook, now: () => Date): Promise<number> {
  let taken = 0
  for (const event of await store.list(account, 'event')) {
    const { tries, dueAt } = plan(event)
    if (event['pending_webhooks'] === 0 || dueAt > now().getTime()) continue
    const isTaken = await deliver(event, hook, now())
    taken += isTaken ? 1 : 0
    const wait = RETRY_MS[tries + 1]
    const isOver = isTaken || wait === undefined
    await store.write(account, {
      ...event,
      pending_webhooks: isOver ? 0 : 1,
      sandbox: { tries: tries + 1, dueAt: now().getTime() + (wait ?? 0) },
    })
  }
  return taken
}

function plan(event: Thing): { tries: number; dueAt: number } {
  const kept = event['sandbox']
  const has = typeof kept === 'object' && kept !== null && 'tries' in kept && 'dueAt' in kept
  return has ? { tries: Number(kept.tries), dueAt: Number(kept.dueAt) } : { tries: 0, dueAt: 0 }
}

/** Sends one event; true when it was taken. */
export async function deliver(event: Thing, { url, secret }: Hook, now: Date): Promise<boolean> {
  const { sandbox: _, ...shown } = event
  const body = JSON.stringify(shown)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature(body, secret, now) }
  const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok === true
}
