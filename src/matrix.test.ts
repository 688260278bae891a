import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { addressOf, type Call, PROFILE_TYPES } from '#platform/contract/call.ts'
import { Failure } from '#platform/contract/envelope.ts'
import { findContract } from '#platform/server/find.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { staffAccount } from '#src/testing/staff.ts'

/** Every call × (a stranger + each role): who gets in, that empty input names each field, and that every answer fits its envelope. */

const contract = await findContract()
const keys = ['anna', 'idris', 'bryony', 'wilma', 'stefan', 'tamsin', 'toby'] as const
let register: TestRegister
let staff: string

beforeAll(async () => {
  register = await testRegister()
  await staffAccount(register)
  staff = await freshToken(STAFF.email)
})
afterAll(() => register.close())

const Success = z.strictObject({ statusCode: z.literal(200), message: z.string().min(1), data: z.unknown() })

async function api(call: Call, token: string | null, address: string) {
  const json = call.method === 'POST' && call.takes === 'json'
  const response = await register.app.inject({
    method: call.method,
    url: addressOf(call),
    remoteAddress: address,
    headers: { ...(token && { authorization: token }), ...(json && { 'content-type': 'application/json' }) },
    ...(json && { payload: '{}' }),
  })
  const body = String(response.headers['content-type']).includes('json') ? response.json() : null
  return { status: response.statusCode, body }
}

test('the seven hold the seven profile types', () => {
  expect(keys.map((key) => PEOPLE[key].type).sort()).toEqual([...PROFILE_TYPES].sort())
})

describe.each(contract.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  test('a stranger gets in only where the contract says so', async () => {
    const { status, body } = await api(call, null, '10.0.0.1')
    const open = call.who === 'anyone' || call.who === 'guest'
    if (!open) expect([status, body.code]).toEqual([401, 'signInFirst'])
    if (open) expect(status).not.toBe(401)
    expectEnvelope(status, body, call)
  })

  test.each(keys)('%s gets in only where their role may', async (key: PersonKey) => {
    if (call.name === 'logout') return expect((await api(call, await freshToken(PEOPLE[key].email), '10.0.0.2')).status).toBe(200)
    const { status, body } = await api(call, await register.tokenOf(key), '10.0.0.2')
    expectEnvelope(status, body, call)
    if (call.who === 'guest') return expect([status, body.code]).toEqual([403, 'alreadySignedIn'])
    const allowed = !Array.isArray(call.who) || call.who.includes(PEOPLE[key].type)
    if (!allowed) return expect([status, body.code]).toEqual([403, 'notYourRole'])
    expect(body?.code).not.toBe('notYourRole')
  })

  test('one of Staff gets in only where Staff may', async () => {
    if (call.name === 'logout') return
    const { status, body } = await api(call, staff, '10.0.0.4')
    expectEnvelope(status, body, call)
    if (call.who === 'guest') return expect([status, body.code]).toEqual([403, 'alreadySignedIn'])
    if (Array.isArray(call.who) && !call.who.includes('Staff')) return expect([status, body.code]).toEqual([403, 'notYourRole'])
    expect(body?.code).not.toBe('notYourRole')
  })

  test('an empty question names each field that it needs', async () => {
    const shape = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    const needed = call.takes === 'file' ? ['file'] : (shape.required ?? [])
    const allowed = Array.isArray(call.who) ? keys.find((key) => call.who.includes(PEOPLE[key].type)) : 'anna'
    const token = call.who === 'guest' || call.who === 'anyone' ? null : allowed ? await register.tokenOf(allowed) : staff
    if (needed.length === 0) return
    const { status, body } = await api(call, token, '10.0.0.3')
    if (call.takes === 'file') return expect([400, 415]).toContain(status)
    expect(status).toBe(400)
    expect(Object.keys(body.fields).sort()).toEqual([...needed].sort())
    for (const sentence of Object.values(body.fields)) expect(sentence).toMatch(/^[A-Z].{8,}/)
  })
})

async function freshToken(email: string): Promise<string> {
  const { data } = await register.stranger.login({ email, password: PASSWORD })
  return data.token
}

function expectEnvelope(status: number, body: unknown, call: Call) {
  if (status === 200 && call.gives !== 'json') return
  if (status === 200) {
    const { data } = Success.parse(body)
    // The wire carries the output of the shape; what it says of itself must agree with what arrived.
    return expect(data === undefined).toBe(false)
  }
  const failure = Failure.parse(body)
  expect(failure.statusCode).toBe(status)
  expect(failure.error).toBe(failure.message)
}
