import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '#platform/contract/envelope.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const MANY = Array.from({ length: 900 }, (_, n) => `key${n}`)
const LONG = 'k'.repeat(5000)

async function login(body: string, address = '127.0.0.1') {
  const headers = { 'content-type': 'application/json' }
  const answer = await register.app.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    headers,
    payload: body,
    remoteAddress: address,
  })
  return { status: answer.statusCode, size: answer.rawPayload.length, body: Failure.parse(answer.json()) }
}

test('a form with 900 unknown fields is answered with twenty sentences of a line or two', async () => {
  const { status, size, body } = await login(JSON.stringify(Object.fromEntries(MANY.map((key) => [key, 1]))))
  expect(status).toBe(400)
  expect(size).toBeLessThan(8000)
  expect(Object.keys(body.fields ?? {})).toHaveLength(20)
  for (const sentence of [body.message, ...Object.values(body.fields ?? {})]) expect(sentence.length).toBeLessThanOrEqual(300)
})

test('a field with a name of 5,000 characters is named by its beginning', async () => {
  const { status, size, body } = await login(JSON.stringify({ email: 'anna@homeward.example', password: 'x', [LONG]: 1 }))
  expect(status).toBe(400)
  expect(size).toBeLessThan(1500)
  expect(JSON.stringify(body)).toContain('kkkk…')
})

test.each([
  ['5,000 fields', `{${Array.from({ length: 5000 }, (_, n) => `"a${n}":1`).join()}}`],
  ['a list of 30,000 things', `{"email":[${'1,'.repeat(30_000)}1]}`],
  ['lists in lists, 500 deep', `${'['.repeat(500)}${']'.repeat(500)}`],
])('%s are refused before anything is made of them', async (_what, body) => {
  expect(await login(body)).toMatchObject({ status: 400, size: expect.toSatisfy((size: number) => size < 500), body: { code: 'tooMuch' } })
})

test('brackets and commas within a text are no structure', async () => {
  const { body } = await login(JSON.stringify({ email: 'anna@homeward.example', password: `${'[{,:\\"'.repeat(20)}` }))
  expect(body.code).not.toBe('tooMuch')
})

test('an address with 500 questions in it is refused', async () => {
  const query = Array.from({ length: 500 }, (_, n) => `a${n}=1`).join('&')
  const answer = await register.app.inject({ url: `/api/v1/user/getFeatureFlags?${query}` })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'tooMuch'])
})

test('who asks too often is refused before their bodies are read', async () => {
  const { times } = (await import('#features/accounts/contract.ts')).login.limit
  const replies = []
  for (let asked = 0; asked <= times; asked += 1) replies.push((await login('{ not JSON', '203.0.113.77')).status)
  expect(replies).toEqual([...Array.from({ length: times }, () => 400), 429])
})
