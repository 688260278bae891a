import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { closeNow, listenOnLoopback } from '#adapters/http/loopback.ts'

interface Config {
  name: string
  holds: ReadonlySet<string> | ((chipNumber: string) => boolean)
  /** When given, only those who send it as a bearer key are answered. */
  key?: string
}

/** A running demo register: its base address, and how to end it. */
export interface DemoPeer {
  url: string
  close(): Promise<void>
}

/**
 * The embedded twin of another operator's register: a real HTTP server on this machine that speaks the protocol of docs/registers.md,
 * so that development and tests ask over the wire as production does.
 */
export async function startDemoPeer(config: Config): Promise<DemoPeer> {
  const server = createServer((request, response) => {
    const [status, body] = answer(config, request)
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(body))
  })
  const url = await listenOnLoopback(server)
  return { url, close: () => closeNow(server) }
}

function answer({ name, holds, key }: Config, { method, url = '/', headers }: IncomingMessage): [number, object] {
  if (key && !sameText(headers.authorization ?? '', `Bearer ${key}`)) return [401, { error: 'Send the key that was agreed' }]
  if (method !== 'GET') return [405, { error: 'Ask with GET' }]
  if (url === '/') return [200, { name }]

  const [, typed] = /^\/holds\/([^/?]+)$/.exec(url) ?? []
  if (typed === undefined) return [404, { error: 'Ask at /holds/ and the microchip number' }]
  if (!/^([0-9]{15}|[0-9]{9}|[0-9A-F]{10})$/.test(typed))
    return [400, { error: 'Microchip number must be 15 digits, 10 hexadecimal digits or 9 digits' }]
  return [200, { chipNumber: typed, holds: typeof holds === 'function' ? holds(typed) : holds.has(typed) }]
}

function sameText(one: string, other: string) {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
