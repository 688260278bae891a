import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const retry = (key: string) => ({ headers: { 'idempotency-key': key } })
const words = { antiPhishingWord: 'marmalade' }

test('a success is the envelope with status 200, the call’s message and its data', async () => {
  const response = await register.app.inject({ method: 'GET', url: '/api/v1/user/getFeatureFlags' })
  expect(response.statusCode).toBe(200)
  expect(Object.keys(response.json())).toEqual(['statusCode', 'message', 'data'])
})

test('the same idempotency key and body give the first answer again, and the act happens once', async () => {
  const anna = await register.as('anna')
  const before = await lengthOfChain('addProfile')
  const profile = {
    profileType: 'Trainer',
    professional: { kind: 'Trainer', organisation: 'Hill Farm', courseApproval: 'A-1' },
    ...ownDetails(),
  }
  const [first, second] = [await anna.register(profile, retry('once')), await anna.register(profile, retry('once'))]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.data).toEqual(first.data)
  expect(await lengthOfChain('addProfile')).toBe(before + 1)
})

test('ten parallel requests with one key act once and all hear the same', async () => {
  const bryony = await register.as('bryony')
  const profile = {
    profileType: 'Trainer',
    professional: { kind: 'Trainer', organisation: 'Hollow Farm', courseApproval: 'A-2' },
    ...ownDetails('bryony'),
  }
  const before = await lengthOfChain('addProfile')
  const replies = await Promise.all(Array.from({ length: 10 }, () => bryony.register(profile, retry('parallel'))))
  expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.data]))).size).toBe(1)
  expect(await lengthOfChain('addProfile')).toBe(before + 1)
})

test('the same key with another body is refused', async () => {
  const anna = await register.as('anna')
  expect((await anna.updateUser(words, retry('other'))).status).toBe(200)
  const other = await anna.updateUser({ antiPhishingWord: 'treacle' }, retry('other'))
  expect([other.status, other.code]).toEqual([409, 'keyUsed'])
})

test('a refused request does not use its key up', async () => {
  const anna = await register.as('anna')
  const refused = await anna.changePassword({ currentPassword: 'wrong', newPassword: 'three random words' }, retry('again'))
  expect(refused.code).toBe('wrongPassword')
  const mended = await anna.changePassword({ currentPassword: PASSWORD, newPassword: PASSWORD }, retry('again'))
  expect(mended.status).toBe(200)
})

test('a key of strange characters or endless length is refused', async () => {
  const anna = await register.as('anna')
  for (const key of ['with space', 'x'.repeat(201)]) expect((await anna.updateUser(words, retry(key))).code).toBe('badKey')
})

test('after too many questions a caller is told how long to wait, and others are not held up', async () => {
  const idris = await register.as('idris')
  const replies = []
  for (let asked = 0; asked < 21; asked += 1) replies.push(await idris.usersList({ email: 'nobody@homeward.example' }))
  expect(replies.slice(0, 20).every((reply) => reply.status === 200)).toBe(true)
  expect(replies[20]).toMatchObject({ status: 429, code: 'tooOften' })
  expect(Number(replies[20]?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await (await register.as('wilma')).usersList({ email: 'nobody@homeward.example' })).status).toBe(200)
})

test('a stranger with a stale token may still ask what anyone may ask', async () => {
  const reply = await register.withToken('stale').getFeatureFlags()
  expect(reply.status).toBe(200)
})

test('a failed call commits nothing that it had written', async () => {
  const anna = await register.as('anna')
  const before = await register.db
    .selectFrom('account')
    .select('alertByEmail')
    .where('id', '=', register.people.anna)
    .executeTakeFirstOrThrow()
  const refused = await anna.updateUser({ alertByEmail: false, close: { password: 'wrong' } })
  expect(refused.status).toBe(403)
  const after = await register.db
    .selectFrom('account')
    .select('alertByEmail')
    .where('id', '=', register.people.anna)
    .executeTakeFirstOrThrow()
  expect(after).toEqual(before)
})

test('answers carry a request id and headers that keep a browser safe', async () => {
  const { headers } = await register.stranger.getFeatureFlags()
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('the health addresses say that the process lives and the database answers', async () => {
  const [live, ready, metrics] = await Promise.all(
    ['/healthz', '/readyz', '/metrics'].map((url) => register.app.inject({ method: 'GET', url })),
  )
  expect([live?.statusCode, ready?.statusCode, metrics?.statusCode]).toEqual([200, 200, 200])
  expect(metrics?.body).toContain('homeward_request_seconds_count{call="getFeatureFlags"')
})

function ownDetails(key: 'anna' | 'bryony' = 'anna') {
  const { name, email, mobile, line1, town, postcode } = PEOPLE[key]
  return { name, email, mobile, address: { line1, town, postcode }, password: PASSWORD }
}

async function lengthOfChain(move: string): Promise<number> {
  const { count } = await register.db
    .selectFrom('event')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('move', '=', move)
    .executeTakeFirstOrThrow()
  return count
}
