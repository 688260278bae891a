import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { createApp, type Register } from '#src/register.ts'
import { havePet } from '#src/testing/lookups.ts'
import { secretIn } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
const SECOND = 1000
let register: TestRegister
/** Another process of the same register, as far as sockets can tell: all that the two share is the database. */
let other: Register
let [here, there] = ['', '']
beforeAll(async () => {
  register = await testRegister({ NODE_ENV: 'development', PUBLIC_URL: 'https://homeward.example' })
  const { config, databaseUrl, clock } = register
  other = await createApp({ config, url: databaseUrl, clock, timetable: false })
  await havePet(register, { chip: CHIP, name: 'Rex' })
  here = await register.url()
  there = await other.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await other.close()
  await register.close()
})

async function connected(url: string, token: string): Promise<Socket> {
  const socket = io(url, { query: { token }, reconnection: false, forceNew: true, transports: ['websocket'] })
  onTestFinished(() => void socket.close())
  await within(3 * SECOND, 'connect', (done) => socket.once('connect', done))
  return socket
}

function within(ms: number, what: string, begin: (done: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${what} within ${ms} ms`)), ms)
    begin(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

const closed = (socket: Socket) =>
  within(SECOND, 'end of the socket', (done) => (socket.connected ? socket.once('disconnect', done) : done()))

async function signIn({ email, password }: { email: string; password: string }) {
  const { data } = await register.stranger.login({ email, password }, { address: freshAddress() })
  return data.token
}

const anna = { email: PEOPLE.anna.email, password: PASSWORD }
const NEW_PASSWORD = 'velvet harbour teapot'

test('signing out closes the sockets of that session within a second, in every process, and no others', async () => {
  const [ending, staying] = [await signIn(anna), await signIn(anna)]
  const ended = [await connected(here, ending), await connected(there, ending)]
  const stay = [await connected(here, staying), await connected(there, staying)]
  const all = Promise.all(ended.map(closed))
  await register.withToken(ending).logout()
  await all
  expect(stay.map(({ connected }) => connected)).toEqual([true, true])
})

test('a changed password closes the sockets of all other sessions, and the one that changed it stays', async () => {
  const nia = await join(register)
  const [mine, stolen] = [nia.token, await signIn(nia)]
  const open = [await connected(here, stolen), await connected(there, stolen)]
  const stay = await connected(there, mine)
  const all = Promise.all(open.map(closed))
  await nia.api.changePassword({ currentPassword: nia.password, newPassword: NEW_PASSWORD })
  await all
  expect(stay.connected).toBe(true)
})

test('so does a password chosen by the link, for every session', async () => {
  const nia = await join(register)
  const open = [await connected(here, nia.token), await connected(there, await signIn(nia))]
  await register.stranger.forgotPassword({ email: nia.email }, { address: freshAddress() })
  await register.drain()
  const letter = (await register.outbox()).find(({ recipient, subject }) => recipient === nia.email && subject === 'Choose a new password')
  const all = Promise.all(open.map(closed))
  await register.stranger.resetPassword({ token: secretIn(letter?.text ?? ''), password: NEW_PASSWORD }, { address: freshAddress() })
  await all
})

test('so does the end of an account', async () => {
  const nia = await join(register)
  await nia.api.updateUser({ close: { password: nia.password } })
  register.clock.turn({ days: 29 })
  const token = await signIn(nia)
  const open = [await connected(here, token), await connected(there, token)]
  register.clock.turn({ days: 1 })
  const all = Promise.all(open.map(closed))
  await register.runJob('endClosingAccounts', {})
  await all
})

test('what a finder writes reaches the keeper’s sockets in both processes', async () => {
  const token = await signIn(anna)
  const sockets = [await connected(here, token), await connected(there, token)]
  const heard = Promise.all(sockets.map((socket) => within(3 * SECOND, 'message', (done) => socket.once('message', done))))
  await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have him.' }, { address: freshAddress() })
  await heard
})

test('a socket stays, and hears nothing, while it cannot be found out who may hear', async () => {
  const keeper = await connected(here, await signIn(anna))
  const { serving } = register
  const { identify } = serving
  const heard: unknown[] = []
  keeper.on('read', (event) => heard.push(event))
  const asked = within(SECOND, 'question', (done) => {
    serving.identify = async () => {
      done()
      throw new Error('Connection terminated')
    }
  })
  register.services.live.tell(`account:${register.people.anna}`, 'read', { first: true })
  await asked
  serving.identify = identify
  const again = within(SECOND, 'event', (done) => keeper.once('read', done))
  register.services.live.tell(`account:${register.people.anna}`, 'read', { second: true })
  await again
  expect([keeper.connected, heard]).toEqual([true, [{ second: true }]])
})

test('a session that ended without a word hears nothing more, and a finder’s key that is gone neither', async () => {
  const { data } = await register.stranger.addMicrochipLookup({ chipNumber: CHIP, message: 'I have him.' }, { address: freshAddress() })
  const token = await signIn(anna)
  const late = [await connected(here, token), await connected(there, token), await connected(there, data.relayKey)]
  const { sid } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  await register.db.updateTable('session').set({ expiresAt: register.clock.now() }).where('id', '=', sid).execute()
  await register.db.deleteFrom('relayKey').where('threadId', '=', data.threadId).execute()
  const heard: unknown[] = []
  for (const socket of late) socket.on('message', (message) => heard.push(message))
  const all = Promise.all(late.map(closed))
  await register.withToken(await signIn(anna)).sendMessage({ threadId: data.threadId, text: 'I am on my way.' })
  await all
  expect(heard).toEqual([])
})
