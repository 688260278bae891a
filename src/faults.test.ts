import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { addressOf, type Call } from '#platform/contract/call.ts'
import { Failure } from '#platform/contract/envelope.ts'
import { findContract } from '#platform/server/find.ts'
import { inputsOf, queryOf } from '#src/testing/fuzz/inputs.ts'
import { knownOf } from '#src/testing/fuzz/known.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { staffAccount } from '#src/testing/staff.ts'

/** Bad input on every call: a clear 4xx in the envelope, never a 5xx, whatever arrives. */

const contract = (await findContract()).filter((call) => call.takes === 'json' && call.name !== 'logout')
const posts = contract.filter((call) => call.method === 'POST')
let register: TestRegister
let tokens: string[]

beforeAll(async () => {
  register = await testRegister({ LOOKUPS_PER_MINUTE: '1000000' })
  // No limit, so that none hides an answer.
  register.services.limiter.hit = () => ({ allowed: true, count: 1, retryAfter: 0 })
  await staffAccount(register)
  const staff = await register.stranger.login({ email: STAFF.email, password: PASSWORD })
  tokens = [
    ...(await Promise.all((['anna', 'idris', 'bryony', 'wilma', 'stefan', 'tamsin'] as const).map(register.tokenOf))),
    staff.data.token,
  ]
})
afterAll(() => register.close())

async function send(call: Call, payload: string, token: string | undefined, type = 'application/json') {
  const response = await register.app.inject({
    method: 'POST',
    url: addressOf(call),
    headers: { 'content-type': type, ...(token && { authorization: token }) },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}

/** Who may ask this call: a stranger, one of the six, or Staff. */
function tokenFor(call: Call): string | undefined {
  if (call.who === 'guest' || call.who === 'anyone') return undefined
  const roles = ['Customer', 'Implanter', 'Breeder', 'Welfare', 'Student', 'Trainer', 'Staff'] as const
  const index = roles.findIndex((role) => !Array.isArray(call.who) || call.who.includes(role))
  return tokens[Math.max(0, index)]
}

function expectRefusal({ status, body }: { status: number; body: unknown }, wanted?: number) {
  if (wanted) expect(status).toBe(wanted)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(Failure.parse(body).statusCode).toBe(status)
}

describe.each(posts.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('what is not JSON is refused', async () => {
    expectRefusal(await send(call, '{"a":', tokenFor(call)), 400)
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
      expectRefusal(await send(call, 'a=1', tokenFor(call), type), 415)
    expectRefusal(await send(call, '[]', tokenFor(call)), 400)
    expectRefusal(await send(call, '"text"', tokenFor(call)), 400)
  })

  test('a megabyte is refused', async () => {
    expectRefusal(await send(call, JSON.stringify({ text: 'x'.repeat(1_048_576) }), tokenFor(call)), 413)
  })

  test('a key that nobody knows is refused by its name', async () => {
    for (const key of ['isPaid', 'userType', 'status', 'keeperId', 'constructor', 'price']) {
      const answer = await send(call, JSON.stringify({ [key]: 1 }), tokenFor(call))
      expectRefusal(answer, 400)
      expect(Object.keys(answer.body.fields)).toContain(key)
    }
  })

  test('keys that would reach a prototype change nothing', async () => {
    expectRefusal(await send(call, '{"__proto__":{"roles":["Staff"]}}', tokenFor(call)), 400)
    expectRefusal(await send(call, '{"constructor":{"prototype":{"admin":true}}}', tokenFor(call)), 400)
    expect(Object.prototype).not.toHaveProperty('roles')
  })

  test('a NUL character in any text is refused by the name of its field', async () => {
    const answer = await send(call, JSON.stringify({ some: { where: 'a\0b' } }), tokenFor(call))
    expectRefusal(answer, 400)
    expect(answer.body.fields).toHaveProperty(['some.where'])
  })
})

/** `npm run drill -- fuzz` sends 300 to each call, as everybody who may ask it. */
const INPUTS = 4

test('no half-right question on any call is answered with a 5xx or outside the envelope', async () => {
  const known = await knownOf(register.db)
  for (const call of contract) {
    const token = tokenFor(call)
    await fc.assert(
      fc.asyncProperty(inputsOf(call.input, known), async (input) => {
        const response = await register.app.inject({
          method: call.method,
          url: addressOf(call),
          headers: { ...(token && { authorization: token }) },
          ...(call.method === 'POST' ? { payload: input } : { query: queryOf(input) }),
        })
        expect(response.statusCode, `${call.name} ${JSON.stringify(input)} ${response.body}`).toBeLessThan(500)
        if (response.statusCode !== 200) Failure.parse(response.json())
      }),
      { numRuns: INPUTS },
    )
  }
}, 120_000)

test('an address that is no call answers 404 in the envelope', async () => {
  const response = await register.app.inject({ method: 'GET', url: '/api/v1/user/noSuchCall' })
  expect(response.statusCode).toBe(404)
  expect(Failure.parse(response.json()).code).toBe('noSuchCall')
})
