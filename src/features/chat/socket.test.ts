import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { lookupLog } from '#features/lookup/log.ts'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { sharingHousehold } from '#src/testing/sharing.ts'

const FIRST = 'I have him.'
const CHIP = '985121004515220'
let register: TestRegister
let anna: Client
let url: string

beforeAll(async () => {
  register = await testRegister()
  await havePet(register, { chip: CHIP, name: 'Rex' })
  anna = await register.as('anna')
  url = await register.url()
})
afterAll(() => register.close())
beforeEach(() => register.clock.turn({ hours: 2 }))

async function conversation() {
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: FIRST })
  return data
}

function socketFor(query: Record<string, string>): Socket {
  const socket = io(url, { query, reconnection: false, forceNew: true, transports: ['websocket'] })
  onTestFinished(() => void socket.close())
  return socket
}

async function connected(token: string): Promise<Socket> {
  const socket = socketFor({ token, email: '', mobile_number: '', name: '' })
  await next(socket, 'connect')
  return socket
}

/** The next event of a name, with a time limit so that a lost one fails the test. */
function next(socket: Socket, event: string) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} came`)), 3000)
    const heard = (data?: Record<string, unknown>) => {
      // The first message was written before anybody connected, and may still be on its way.
      if (data?.['text'] === FIRST) return
      socket.off(event, heard)
      clearTimeout(timer)
      resolve(data ?? {})
    }
    socket.on(event, heard)
  })
}

test('a finder and a keeper write to each other, and each hears it at once', async () => {
  const { relayKey, threadId } = await conversation()
  const [finder, keeper] = [await connected(relayKey), await connected(await register.tokenOf('anna'))]

  const [atKeeper, echo] = [next(keeper, 'message'), next(finder, 'message')]
  const sent = await finder.emitWithAck('message', { text: 'By the weir.' })
  expect(sent).toMatchObject({ statusCode: 200, data: { side: 'guest', text: 'By the weir.', readAt: null } })
  expect(await atKeeper).toMatchObject({ threadId, id: sent.data.id, side: 'guest', text: 'By the weir.' })

  expect(await echo).toMatchObject({ id: sent.data.id })

  const atFinder = next(finder, 'message')
  await keeper.emitWithAck('message', { threadId, text: 'I am on my way.' })
  expect(await atFinder).toMatchObject({ threadId, side: 'host', text: 'I am on my way.' })
})

test('either side can read what was said before, and the other sees that it was read', async () => {
  const { relayKey, threadId } = await conversation()
  const [finder, keeper] = [await connected(relayKey), await connected(await register.tokenOf('anna'))]
  const seen = next(finder, 'read')
  expect(await keeper.emitWithAck('read', { threadId })).toEqual({ statusCode: 200, message: 'Done', data: null })
  expect(await seen).toMatchObject({ threadId, by: 'host' })

  const { data } = await finder.emitWithAck('previous_messages', {})
  expect(data).toMatchObject([{ side: 'guest', text: 'I have him.', readAt: register.clock.now().toISOString() }])
  expect((await keeper.emitWithAck('previous_messages', { threadId })).data).toEqual(data)
})

test('whoever has blocked a conversation doesn’t see the other write', async () => {
  const { relayKey, threadId } = await conversation()
  const [finder, keeper] = [await connected(relayKey), await connected(await register.tokenOf('anna'))]
  await anna.conversationSafety({ threadId, action: 'block' })
  const heard: string[] = []
  keeper.onAny((event) => heard.push(event))
  await finder.emitWithAck('typing', {})
  const seen = next(keeper, 'read')
  await keeper.emitWithAck('read', { threadId })
  await seen
  expect(heard).not.toContain('typing')
})

test('a message of the socket is the same as one of the call', async () => {
  const { relayKey, lookupId, threadId } = await conversation()
  const finder = await connected(relayKey)
  const atFinder = next(finder, 'message')
  await anna.sendMessage({ threadId, text: 'By the call.' })
  expect(await atFinder).toMatchObject({ text: 'By the call.' })
  await finder.emitWithAck('message', { text: 'By the socket.' })
  await register.drain()
  expect((await register.outbox()).some(({ text }) => text.includes('By the socket.'))).toBe(true)
  const { data } = await anna.getFounderInfo({ lookupId })
  expect(data.messages.map(({ text }) => text)).toEqual(['I have him.', 'By the call.', 'By the socket.'])
})

test('a keeper who only has another page open is written to at once, and one who is reading is given time', async () => {
  const { relayKey, threadId } = await conversation()
  await register.drain()
  await anna.getFounderInfo({ threadId })
  await register.db.deleteFrom('outboxMessage').execute()
  const keeper = await connected(await register.tokenOf('anna'))
  await expect.poll(async () => (await register.stranger.chatParticipantDetail({ relayKey })).data.online).toBe(true)

  await register.stranger.sendMessage({ relayKey, text: 'While you read.' })
  await register.drain()
  expect(await register.outbox()).toEqual([])
  await keeper.emitWithAck('read', { threadId })
  register.clock.turn({ minutes: 3 })
  await register.stranger.sendMessage({ relayKey, text: 'While you look elsewhere.' })
  await register.drain()
  expect((await register.outbox()).map(({ text }) => text).join()).toContain('While you look elsewhere.')
})

test('a keeper who is connected hears of a lookup at once', async () => {
  const keeper = await connected(await register.tokenOf('anna'))
  const heard = next(keeper, 'lookup')
  await register.stranger.publicChipInfo({ chipNumber: CHIP })
  await lookupLog(register.services).flush()
  expect(await heard).toEqual({})
})

test.each([{ token: 'forged' }, { token: '' }, {}])('a connection with %o is turned away with a sentence', async (query) => {
  const socket = socketFor(query)
  const error = await next(socket, 'connect_error')
  expect(error['message']).toBe('We don’t recognise this link or session. Sign in again, or open the link we sent you.')
})

test('a key in two conversations’ clothing is refused: a finder reads and writes in their own only', async () => {
  const [mine, another] = [await conversation(), await conversation()]
  const finder = await connected(mine.relayKey)
  for (const event of ['message', 'previous_messages', 'read']) {
    const text = event === 'message' ? { text: 'Hello' } : {}
    expect(await finder.emitWithAck(event, { threadId: another.threadId, ...text })).toMatchObject({ statusCode: 404, code: 'linkUnknown' })
  }
})

test('a keeper reads and writes in the conversations about their own pets only', async () => {
  const { threadId } = await conversation()
  const toby = await connected(await register.tokenOf('toby'))
  expect(await toby.emitWithAck('message', { threadId, text: 'Hello' })).toMatchObject({
    statusCode: 404,
    error: 'We can’t find this conversation',
  })
  expect(await toby.emitWithAck('previous_messages', {})).toMatchObject({ statusCode: 404 })
})

test.each([
  [{ text: '' }, 'Enter the text'],
  [{ text: 'x'.repeat(2001) }, 'Text must be 2000 characters or fewer'],
  [{ text: 7 }, 'Text must be text'],
  [{ text: 'a\0b' }, 'Remove the invisible character (NUL) from this answer'],
  [{ text: 'Hello', side: 'host' }, "There’s no field called 'side' here"],
  ['hello', 'Answer must be a group of fields'],
])('%j is refused with a sentence', async (given, sentence) => {
  const { relayKey } = await conversation()
  const finder = await connected(relayKey)
  expect(await finder.emitWithAck('message', given)).toMatchObject({ statusCode: 400, error: sentence })
})

test('a session whose days are over writes no more, although nobody has told its socket', async () => {
  const { threadId } = await conversation()
  const { data } = await register.stranger.login({ email: 'anna@homeward.example', password: 'paddock lantern biscuit' })
  const keeper = await connected(data.token)
  // What is pushed comes after the look at the session with which every connection begins.
  const looked = next(keeper, 'looked')
  register.services.live.tell(`account:${register.people.anna}`, 'looked', {})
  await looked
  const { sid } = JSON.parse(Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString())
  await register.db.updateTable('session').set({ expiresAt: register.clock.now() }).where('id', '=', sid).execute()
  expect(await keeper.emitWithAck('message', { threadId, text: 'Hello' })).toMatchObject({
    statusCode: 401,
    error: 'Your session has ended. Sign in again.',
  })
})

test('a flood of messages is stopped, counted together with those of the call', async () => {
  const { threadId } = await conversation()
  const keeper = await connected(await register.tokenOf('anna'))
  for (let i = 0; i < 30; i += 1) await anna.sendMessage({ threadId, text: `${i}` })
  const acks = []
  for (let i = 0; i < 31; i += 1) acks.push(await keeper.emitWithAck('message', { threadId, text: `${i}` }))
  expect(acks.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 200), 429])
})

test('an event without an acknowledgement does no harm', async () => {
  const { relayKey } = await conversation()
  const finder = await connected(relayKey)
  const heard = next(finder, 'message')
  finder.emit('message', { text: 'No answer needed.' })
  expect(await heard).toMatchObject({ text: 'No answer needed.' })
})

test.each<[string, object]>([
  ['6,000 unknown fields', Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [`a${n}`, 1]))],
  ['lists in lists, 1,000 deep', nested(1000)],
  ['binary in lists, 300 deep', nested(300, Buffer.from('x'))],
])('a socket that sends %s is answered in short, and nobody else notices', async (_what, junk) => {
  const { relayKey } = await conversation()
  const finder = await connected(relayKey)
  for (const event of ['read', 'message', 'previous_messages']) {
    const answer = await finder.timeout(3000).emitWithAck(event, junk)
    expect(answer).toMatchObject({ statusCode: 400 })
    expect(JSON.stringify(answer).length).toBeLessThan(8000)
  }
  expect((await register.stranger.publicChipInfo({ chipNumber: CHIP })).status).toBe(200)
})

test('a socket may have eight events under way, and hears of each beyond them that it is too often', async () => {
  const { relayKey } = await conversation()
  const finder = await connected(relayKey)
  const answers = await Promise.all(Array.from({ length: 12 }, () => finder.emitWithAck('read', {})))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(8).fill(200), ...Array(4).fill(429)])
})

test('an event named error ends nothing', async () => {
  const { relayKey } = await conversation()
  const finder = await connected(relayKey)
  finder.emit('error', 'x')
  expect(await finder.emitWithAck('read', {})).toMatchObject({ statusCode: 200 })
})

function nested(depth: number, inner: unknown = 1): object {
  let list = [inner]
  for (let level = 1; level < depth; level += 1) list = [list]
  return list
}

test('whoever shares the keeper’s records hears a finder at once, until the sharing ends', async () => {
  const { keeper, partner, chip, id } = await sharingHousehold(register)
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: chip, message: FIRST }, { address: freshAddress() })
  const [finder, other] = [await connected(data.relayKey), await connected(partner.token)]
  const heard = next(other, 'message')
  await finder.emitWithAck('message', { text: 'By the mill.' })
  expect(await heard).toMatchObject({ threadId: data.threadId, text: 'By the mill.' })

  await keeper.api.endSharing({ id })
  const gone = next(other, 'disconnect')
  await finder.emitWithAck('message', { text: 'Still by the mill.' })
  await gone
})
