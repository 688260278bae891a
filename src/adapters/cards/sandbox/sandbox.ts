import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeNow, listenOnLoopback } from '#adapters/http/loopback.ts'
import type { CardAccount } from '../cards.ts'
import { answerApi } from './api.ts'
import { ripenDisputes } from './disputes.ts'
import { type Hook, sendEvents } from './events.ts'
import { readForm } from './form.ts'
import { answerPage } from './hosted.ts'
import { ripenRefunds } from './refunds.ts'
import { SandboxRefusal } from './refusal.ts'
import { ripenSubscriptions } from './renewals.ts'
import type { SandboxStore } from './store.ts'

/** The keys of one account at the sandbox, and where its events are sent. */
interface SandboxAccount {
  name: CardAccount
  secretKey: string
  publishableKey: string
  hook: Hook
}

interface Config {
  accounts: readonly SandboxAccount[]
  store: SandboxStore
  now: () => Date
  /** How often events that wait are sent; 0 = only when `sendNow` is called. */
  everyMs?: number
  /** Where people's browsers reach the pages, when that is not where the library asks. */
  pagesAt?: string
}

export interface Sandbox {
  /** Where the provider's library asks. */
  url: string
  /** Sends every event that is due; how many were taken. */
  sendNow(): Promise<number>
  /** Answers for a browser that comes by another server: the same pages and the card form's questions. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>
  close(): Promise<void>
}

const MOST_BODY = 100_000

/**
 * The embedded sandbox of the card provider: a real HTTP server on this machine that speaks the part of Stripe's protocol that we use
 * (form-encoded, bearer keys, idempotency keys, error types and decline codes, 3-D Secure, signed webhooks), so that the official library
 * and our webhooks are exercised as they are. No money moves, and it takes test cards only.
 */
export async function startSandbox({ accounts, store, now, everyMs = 500, pagesAt }: Config): Promise<Sandbox> {
  let base = ''
  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    try {
      await (path.startsWith('/v1/') ? api(request, response, path) : pages(request, response, path))
    } catch (error) {
      const no = error instanceof SandboxRefusal ? error : new SandboxRefusal(500, { type: 'api_error', message: 'The sandbox failed' })
      json(response, no.status, no.body)
    }
  }
  const server = createServer((request, response) => void answer(request, response, request.url ?? '/'))
  const url = await listenOnLoopback(server)
  base = pagesAt ?? url

  async function api(request: IncomingMessage, response: ServerResponse, address: string) {
    const { pathname, search } = new URL(address, url)
    const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
    const account = accounts.find(({ secretKey, publishableKey }) => key === secretKey || key === publishableKey)
    if (!account) throw new SandboxRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
    const body = await bodyOf(request)
    const form = readForm(body || search.slice(1))
    const path = pathname.replace('/v1/', '')
    const idempotencyKey = [request.headers['idempotency-key']].flat()[0] ?? null
    const given = { method: request.method ?? 'GET', path, body, idempotencyKey, isBrowser: key === account.publishableKey }
    const said = await store.alone(account.name, () => answerApi({ store, account: account.name, form, now: now(), base }, given))
    json(response, said.status, said.body, said.replayed ? { 'idempotent-replayed': 'true' } : {})
  }

  async function pages(request: IncomingMessage, response: ServerResponse, address: string) {
    const { pathname, searchParams } = new URL(address, url)
    const form = request.method === 'POST' ? readForm(await bodyOf(request)) : {}
    for (const { name } of accounts) {
      const asked = { store, account: name, form, now: now(), base }
      const said = await store.alone(name, () =>
        answerPage(asked, { method: request.method ?? 'GET', pathname, session: searchParams.get('session') }),
      )
      if (!said) continue
      const headers = 'location' in said ? { location: said.location } : { 'content-type': 'text/html; charset=utf-8' }
      response.writeHead('location' in said ? 303 : 200, { ...headers, 'cache-control': 'no-store' })
      response.end('html' in said ? said.html : '')
      return
    }
    throw new SandboxRefusal(404, { type: 'invalid_request_error', message: 'There is no such page in the sandbox' })
  }

  async function sendNow(): Promise<number> {
    let taken = 0
    for (const { name, hook } of accounts) {
      const asked = { store, account: name, now: now() }
      await store.alone(name, async () => {
        await ripenRefunds(asked)
        await ripenDisputes(asked)
        await ripenSubscriptions(asked)
      })
      taken += await sendEvents(store, name, hook, now)
    }
    return taken
  }

  let sending = false
  const timer = everyMs > 0 ? setInterval(tick, everyMs) : null
  timer?.unref()
  function tick() {
    if (sending) return
    sending = true
    void sendNow()
      .catch(() => 0)
      .finally(() => {
        sending = false
      })
  }

  return {
    url,
    sendNow,
    answer,
    async close() {
      if (timer) clearInterval(timer)
      await closeNow(server)
    },
  }
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers })
  response.end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > MOST_BODY) throw new SandboxRefusal(413, { type: 'invalid_request_error', message: 'The body is too large' })
    parts.push(bytes)
  }
  return Buffer.concat(parts).toString('utf8')
}
