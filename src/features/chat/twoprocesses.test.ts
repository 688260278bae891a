import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'
import { havePet } from '#src/testing/lookups.ts'
import { REGISTER, type ServerProcess, startProcess } from '#src/testing/process/start.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const KEEPERS: PersonKey[] = ['anna', 'idris', 'bryony', 'wilma', 'stefan', 'tamsin', 'toby']
const CONVERSATIONS = 50
/** On each side of each conversation, one connected to each process. */
const SOCKETS = 200
const LINES = 3

let register: TestRegister
let folder: string
let processes: ServerProcess[]
beforeAll(async () => {
  register = await testRegister()
  folder = mkdtempSync(path.join(os.tmpdir(), 'homeward-chat-'))
  const env = { NODE_ENV: 'test', DATA_DIR: folder, DATABASE_URL: register.databaseUrl, LOG_LEVEL: 'error', UNLIMITED: '1' }
  const log = path.join(folder, 'log')
  const first = await startProcess(REGISTER, { log, env })
  processes = [first, await startProcess(REGISTER, { log, env })]
}, 60_000)
afterAll(async () => {
  for (const one of processes) if (!one.ended()) await one.stop()
  await register.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Line {
  id: string
  text: string
  place: number
  threadId?: string
}

/** Somebody in a conversation, who goes to the other process when one ends, and sends again what was not answered. */
class Chatter {
  readonly shown = new Map<string, Line>()
  readonly #threadId: string
  readonly #token: string
  readonly #urls: string[]
  #socket: Socket
  #ends = false

  constructor(threadId: string, token: string, urls: string[]) {
    this.#threadId = threadId
    this.#token = token
    this.#urls = urls
    this.#socket = this.#open()
  }

  #open(): Socket {
    const [url = ''] = this.#urls
    const socket = io(url, { query: { token: this.#token }, forceNew: true, reconnection: false, transports: ['websocket'] })
    const elsewhere = () => {
      if (this.#ends || socket !== this.#socket) return
      this.#urls.reverse()
      this.#socket = this.#open()
    }
    socket.on('message', (line: Line) => line.threadId === this.#threadId && this.shown.set(line.id, line))
    socket.on('connect', () => void this.#catchUp(socket))
    socket.on('disconnect', elsewhere)
    socket.on('connect_error', elsewhere)
    return socket
  }

  async #catchUp(socket: Socket) {
    const after = Math.max(0, ...[...this.shown.values()].map(({ place }) => place))
    // Where this is cut off, the next connection asks anew.
    const answer = await socket
      .timeout(10_000)
      .emitWithAck('previous_messages', { threadId: this.#threadId, after })
      .catch(() => null)
    for (const line of answer?.data ?? []) this.shown.set(line.id, line)
  }

  async say(text: string) {
    const line = { threadId: this.#threadId, text, sendKey: crypto.randomUUID() }
    for (;;) {
      const answer = await this.#socket
        .timeout(2000)
        .emitWithAck('message', line)
        .catch(() => null)
      if (answer?.statusCode === 200) return
    }
  }

  /** What this person reads, in the order of the page. */
  read = () => [...this.shown.values()].toSorted((one, other) => one.place - other.place).map(({ text }) => text)

  close() {
    this.#ends = true
    this.#socket.close()
  }
}

/** A conversation of its own with each keeper in turn; who is in it, and the key of its guest. */
async function begun(at: number) {
  const keeper = KEEPERS[at % KEEPERS.length] ?? 'anna'
  const now = new Date()
  const petId = await havePet(
    { ...register, clock: { ...register.clock, now: systemClock.now } },
    { chip: `98512100460${String(1000 + at)}`, keeper },
  )
  const [id, key] = [newId(), newSecret()]
  const thread = { id, petId, hostId: register.people[keeper], about: 'found' as const, createdAt: now, lastAt: now }
  await register.db.insertInto('thread').values(thread).execute()
  await register.db
    .insertInto('relayKey')
    .values({ hash: hashOfSecret(key), threadId: id, createdAt: now })
    .execute()
  return { id, key, keeper }
}

async function tokenOf(keeper: PersonKey) {
  const { email } = PEOPLE[keeper]
  const [{ url = '' } = {}] = processes
  const body = JSON.stringify({ email, password: PASSWORD })
  const response = await fetch(`${url}/api/v1/user/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { data }: { data: { token: string } } = await response.json()
  return data.token
}

test('200 sockets on two processes, one of which is killed while all write: nothing is lost, doubled or out of order', async () => {
  const tokens = new Map(await Promise.all(KEEPERS.map(async (keeper) => [keeper, await tokenOf(keeper)] as const)))
  const threads = await Promise.all(Array.from({ length: CONVERSATIONS }, (_, at) => begun(at)))
  const urls = processes.map(({ url }) => url)
  const conversations = threads.map(({ id, key, keeper }) => {
    const seat = (token: string) => [new Chatter(id, token, [...urls]), new Chatter(id, token, urls.toReversed())]
    return { id, seats: [...seat(key), ...seat(tokens.get(keeper) ?? '')] }
  })
  const everyone = conversations.flatMap(({ seats }) => seats)
  expect(everyone).toHaveLength(SOCKETS)

  const half = Promise.withResolvers<void>()
  let said = 0
  const writing = conversations.flatMap(({ seats }) =>
    seats.map(async (chatter, seat) => {
      for (let line = 0; line < LINES; line += 1) {
        await chatter.say(`${seat}: ${line}`)
        said += 1
        if (said === (SOCKETS * LINES) / 2) half.resolve()
      }
    }),
  )
  await half.promise
  await processes[0]?.kill()
  await Promise.all(writing)

  for (const { id, seats } of conversations) {
    const kept = await register.db.selectFrom('message').select('text').where('threadId', '=', id).orderBy('place').execute()
    const texts = kept.map(({ text }) => text)
    expect(texts.toSorted()).toEqual(seats.flatMap((_, seat) => Array.from({ length: LINES }, (__, line) => `${seat}: ${line}`)))
    for (let seat = 0; seat < seats.length; seat += 1) {
      const theirs = texts.filter((text) => text.startsWith(`${seat}:`))
      expect(theirs).toEqual(theirs.toSorted())
    }
    for (const chatter of seats) await expect.poll(chatter.read, { timeout: 10_000 }).toEqual(texts)
  }
  for (const chatter of everyone) chatter.close()
}, 120_000)
