import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { havePet } from '#src/testing/lookups.ts'
import { newestTo, secretIn } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let register: TestRegister
let anna: Client
let count = 0

beforeAll(async () => {
  register = await testRegister({ SMS_URL: 'http://127.0.0.1:9/', SMS_KEY: 'gateway-key' })
  // The texts stay here; the gateway only tells us what came in.
  Object.assign(register.services, { sms: { send: async () => {} } })
  await havePet(register, { chip: CHIP })
  anna = await register.as('anna')
})
afterAll(() => register.close())
beforeEach(async () => {
  register.clock.turn({ hours: 25 })
  await register.drain()
  await register.db.deleteFrom('outboxMessage').execute()
})

const to = async (recipient: string) => {
  await register.drain()
  return (await register.outbox()).filter((message) => message.recipient === recipient)
}

/** A finder has left a message with an address, which was asked whether it wants to hear. */
async function asked() {
  count += 1
  const email = `finder${count}@example.net`
  const { data } = await register.stranger.addMicrochipLookup(
    { chipNumber: CHIP, message: 'I have her.', finderEmail: email },
    { address: `198.51.100.${count}` },
  )
  const token = secretIn((await newestTo(register, email)).text)
  return { email, token, ...data }
}

const choose = (token: string, choice: 'yes' | 'stop' | 'undo') => register.stranger.chooseMessages({ token, choice })
const rowOf = (email: string) => register.db.selectFrom('dispatch').selectAll().where('heldFor', '=', email).execute()

test('after yes the finder gets the way into the conversation and what the keeper writes, each with a way to stop', async () => {
  const { email, token, threadId } = await asked()
  expect((await choose(token, 'yes')).status).toBe(200)
  await register.drain()
  register.clock.turn({ minutes: 1 })
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  const [, told, answered] = await to(email)
  expect(told?.subject).toBe('We’ve told the keeper')
  expect(answered?.text).toContain('“Where are you?”')
  expect(answered?.text).toContain(`Stop messages to this address:\nhttp://localhost:3000/messages/${token}`)
})

test('yes said twice sends the way into the conversation once', async () => {
  const { email, token } = await asked()
  await choose(token, 'yes')
  await choose(token, 'yes')
  expect(await to(email)).toHaveLength(2)
})

test('the keeper hears that an answer reaches the finder by e-mail only once the finder has said yes', async () => {
  const { token, lookupId } = await asked()
  const told = async () => (await anna.getFounderInfo({ lookupId })).data.finderIsTold
  expect(await told()).toBe('on the page only')
  await choose(token, 'yes')
  expect(await told()).toBe('by e-mail')
  await choose(token, 'stop')
  expect(await told()).toBe('on the page only')
})

test('after stop nothing of a conversation or an offer goes to the address, and undo lets it be asked again', async () => {
  const { email, token, threadId } = await asked()
  await choose(token, 'yes')
  await choose(token, 'stop')
  await to(email)
  await register.db.deleteFrom('outboxMessage').execute()
  await anna.sendMessage({ threadId, text: 'Where are you?' })
  const petId = await havePet(register, { chip: `98512100451529${count}`, keeper: 'anna', name: 'Fern' })
  await anna.saveRehomeRequest({ petId, why: 'time', to: { kind: 'person', contact: { email } } })
  expect(await to(email)).toEqual([])
  await choose(token, 'undo')
  await choose(token, 'yes')
  await register.drain()
  register.clock.turn({ minutes: 1 })
  await anna.sendMessage({ threadId, text: 'Still there?' })
  expect((await to(email)).at(-1)?.text).toContain('Still there?')
})

test('whoever has stopped can still open an account: the link that confirms the address comes, twice a day at most', async () => {
  const { email, token } = await asked()
  await choose(token, 'stop')
  for (let time = 0; time < 5; time += 1) await register.runJob('deliverMessage', codeTo(email, `code${count}-${time}`))
  expect((await to(email)).filter(({ subject }) => subject === 'A code')).toHaveLength(2)
})

const codeTo = (email: string, id: string) => ({ channel: 'email', kind: 'code', id, to: email, subject: 'A code', text: '1', html: '1' })

test('a stop does not reach the messages of an account with that address', async () => {
  const { token } = await asked()
  expect(token).not.toBe('')
  await register.runJob('deliverMessage', { ...codeTo('anna@homeward.example', 'before'), kind: 'needed' })
  const { data } = await register.stranger.addMicrochipLookup({
    chipNumber: CHIP,
    message: 'Found.',
    finderEmail: 'anna@homeward.example',
  })
  expect(data.threadId).toBeDefined()
  const question = (await to('anna@homeward.example')).find(({ subject }) => subject === 'Do you want to hear from us?')
  await choose(secretIn(question?.text ?? ''), 'stop')
  await register.runJob('deliverMessage', { ...codeTo('anna@homeward.example', 'after'), kind: 'needed' })
  expect((await to('anna@homeward.example')).filter(({ subject }) => subject === 'A code')).toHaveLength(2)
})

test('a link that is not ours, or was changed, is refused: linkUnknown', async () => {
  const { token } = await asked()
  const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
  for (const wrong of ['guess', `${token}x`, changed])
    expect(await choose(wrong, 'yes')).toMatchObject({ status: 404, code: 'linkUnknown' })
})

test('a mail program stops messages with one POST and no cookie (RFC 8058), and opening the address changes nothing', async () => {
  const { email, token } = await asked()
  const url = `/api/v1/messages/stop/${token}`
  const opened = await register.app.inject({ url })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/messages/${token}`])
  const stopped = () => register.db.selectFrom('addressChoice').select('stoppedAt').where('address', '=', email).executeTakeFirst()
  expect((await stopped())?.stoppedAt).toBeNull()
  const posted = await register.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(posted.statusCode).toBe(200)
  expect((await stopped())?.stoppedAt).toEqual(register.clock.now())
  expect((await register.app.inject({ method: 'POST', url: '/api/v1/messages/stop/guess', payload: '' })).statusCode).toBe(404)
})

test('an e-mail to an address without an account names the one-click address in its headers', async () => {
  const { email } = register.services
  const sent: { to: string; headers?: Record<string, string> }[] = []
  Object.assign(register.services, { email: { send: async (mail: { to: string }) => void sent.push(mail) } })
  await register.stranger.addMicrochipLookup(
    { chipNumber: CHIP, message: 'Found.', finderEmail: 'headers@example.net' },
    { address: '203.0.113.9' },
  )
  await register.drain()
  Object.assign(register.services, { email })
  const question = sent.find((mail) => mail.to === 'headers@example.net')
  expect(question?.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:3000\/api\/v1\/messages\/stop\/[\w-]{33}>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(sent.filter((mail) => mail.to === 'anna@homeward.example').every((mail) => mail.headers === undefined)).toBe(true)
})

const texted = (text: string, key = 'gateway-key') =>
  register.app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/sms',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ from: '+447700900777', text }),
  })

test.each([
  ['STOP', true],
  [' stop. ', true],
  ['Unsubscribe please', true],
  ['Stopping by at six', false],
  ['START', false],
])('the text %j leaves a number stopped: %s', async (words, stopped) => {
  await register.db.deleteFrom('addressChoice').execute()
  expect((await texted(words)).statusCode).toBe(200)
  const [row] = await register.db.selectFrom('addressChoice').select('stoppedAt').execute()
  expect(Boolean(row?.stoppedAt)).toBe(stopped)
})

test('only the gateway can say what was texted', async () => {
  await register.db.deleteFrom('addressChoice').execute()
  expect((await texted('STOP', 'wrong')).statusCode).toBe(401)
  expect(await register.db.selectFrom('addressChoice').selectAll().execute()).toEqual([])
})

test('the list of who wants no messages holds no address', async () => {
  const { email, token } = await asked()
  await choose(token, 'stop')
  register.clock.turn({ days: 32 })
  await register.runJob('forgetOldAnswers', {})
  const rows = await register.db.selectFrom('addressChoice').selectAll().execute()
  expect(rows.filter(({ stoppedAt }) => stoppedAt).length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(await rowOf(email)).toEqual([])
})
