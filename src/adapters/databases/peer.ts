import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { Json } from '#adapters/http/json.ts'
import { closeNow, listenOnLoopback } from '#adapters/http/loopback.ts'

interface Config {
  name: string
  holds: ReadonlySet<string> | ((chipNumber: string) => boolean)
  /** When given, only those who send it as a bearer key are answered. */
  key?: string
  /** When told that a record has moved away: marks it at once and says so, marks it without saying so, or only says that it has heard. */
  whenTold?: 'confirms' | 'notes' | 'keeps'
  /** When given, it takes registrations as VetXML from whoever sends this key. */
  registersFor?: string
}

/** A running demo register: its base address, and how to end it. */
export interface DemoPeer {
  url: string
  close(): Promise<void>
}

/**
 * The embedded sandbox of another operator's register: a real HTTP server on this machine that speaks the protocol of docs/registers.md,
 * so that development and tests ask over the wire as production does. What has moved away it no longer holds, until it starts anew.
 */
export async function startDemoPeer(config: Config): Promise<DemoPeer> {
  const moved = new Set<string>()
  const taken = new Set<string>()
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url === '/vetxml') return register(config, taken, request, response)
    const [status, body] = await answer({ ...config, holds: (number) => taken.has(number) || isHeld(config, number) }, moved, request)
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    return response.end(JSON.stringify(body))
  })
  const url = await listenOnLoopback(server)
  return { url, close: () => closeNow(server) }
}

/** A registration by VetXML: the number is held from now on. */
async function register({ registersFor, holds }: Config, taken: Set<string>, request: IncomingMessage, response: ServerResponse) {
  const [, number = ''] = /<MicrochipNumber>(\d{15})<\/MicrochipNumber>/.exec(await text(request)) ?? []
  const isKnown = registersFor !== undefined && request.headers['apikey'] === registersFor
  const isFree = number !== '' && !isHeld({ name: '', holds }, number)
  if (isKnown && isFree) taken.add(number)
  const code = isKnown ? isFree && '54000' : '54101'
  response.writeHead(200, { 'content-type': 'application/xml', ...(code && { 'x-vetxml-code': code }) })
  response.end(`<MicrochipRegistrationResponse>${code ? '' : '<chipRegisterable>false</chipRegisterable>'}</MicrochipRegistrationResponse>`)
}

type Answer = [status: number, body: object]

async function answer(config: Config, moved: Set<string>, request: IncomingMessage): Promise<Answer> {
  const { method, url = '/', headers } = request
  if (config.key && !sameText(headers.authorization ?? '', `Bearer ${config.key}`)) return [401, { error: 'Send the agreed key' }]
  if (method === 'POST' && url === '/moved') return hear(config, moved, await text(request))
  if (method === 'POST' && url === '/conflict') return note(await text(request))
  if (method !== 'GET') return [405, { error: 'Use GET' }]
  if (url === '/') return [200, { name: config.name }]

  const [, typed] = /^\/holds\/([^/?]+)$/.exec(url) ?? []
  if (typed === undefined) return [404, { error: 'Use /holds/ followed by the microchip number' }]
  if (!NUMBER.test(typed)) return [400, { error: NOT_A_NUMBER }]
  return [200, { chipNumber: typed, holds: isHeld(config, typed) && !moved.has(typed) }]
}

const NUMBER = /^([0-9]{15}|[0-9]{9}|[0-9A-F]{10})$/
const NOT_A_NUMBER = 'Microchip number must be 15 digits, 10 hexadecimal digits or 9 digits'
const Word = Json.pipe(z.object({ chipNumber: z.string().regex(NUMBER), to: z.string(), at: z.iso.datetime() }))

/** The word of another register that a record has moved to it. */
function hear({ whenTold = 'confirms' }: Config, moved: Set<string>, body: string): Answer {
  const word = Word.safeParse(body)
  if (!word.success) return [400, { error: `Send chipNumber, to and at. ${NOT_A_NUMBER}` }]
  const { chipNumber } = word.data
  if (whenTold !== 'keeps') moved.add(chipNumber)
  return [200, { chipNumber, moved: whenTold === 'confirms' }]
}

/** The word of another register that it has a number as well. */
function note(body: string): Answer {
  const word = Word.safeParse(body)
  if (!word.success) return [400, { error: `Send chipNumber, to and at. ${NOT_A_NUMBER}` }]
  return [200, { chipNumber: word.data.chipNumber, noted: true }]
}

function isHeld({ holds }: Config, chipNumber: string): boolean {
  return typeof holds === 'function' ? holds(chipNumber) : holds.has(chipNumber)
}

function sameText(one: string, other: string) {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(value: string) {
  return createHash('sha256').update(value).digest()
}
