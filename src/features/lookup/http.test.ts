import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpDatabases } from '#adapters/databases/http.ts'
import { havePet } from '#src/testing/lookups.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const CHIP = '985121004515220'
let open: TestRegister
let keyed: TestRegister

beforeAll(async () => {
  open = await testRegister()
  keyed = await testRegister({ REGISTERS_KEY: 's3cret' })
  for (const register of [open, keyed]) await havePet(register, { chip: CHIP, status: 'deceased' })
})
afterAll(() => Promise.all([open.close(), keyed.close()]))

async function holds({ app }: TestRegister, number: string, { key = '', address = '192.0.2.1' } = {}) {
  const headers = key ? { authorization: `Bearer ${key}` } : {}
  const reply = await app.inject({ url: `/api/registers/v1/holds/${number}`, headers, remoteAddress: address })
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers }
}

test('another register hears yes or no, and nothing else', async () => {
  expect((await holds(open, CHIP)).body).toEqual({ chipNumber: CHIP, holds: true })
  expect((await holds(open, '956000001234567')).body).toEqual({ chipNumber: '956000001234567', holds: false })
})

test('another register of our own kind can ask us by the protocol', async () => {
  const url = await keyed.url()
  const peer = { code: 'us', name: 'Us', ask: `${url}/api/registers/v1`, key: 's3cret' }
  const databases = httpDatabases({ now: open.clock.now })
  expect(await databases.asks([peer], CHIP)).toEqual([{ code: 'us', holds: true }])
  expect(await databases.asks([{ ...peer, key: 'wrong' }], CHIP)).toEqual([{ code: 'us', holds: null }])
})

test.each(['12345', '999000000000001', 'abc', '985-121-004-515-220', '%00'])(
  '%s is answered with what is wrong with it',
  async (number) => {
    const { status, body } = await holds(open, number)
    expect(status).toBe(400)
    expect(body.error).toMatch(/\.$|\d$/)
  },
)

test('a register that asks for a key answers nobody without it', async () => {
  for (const key of ['', 'wrong', 's3cret2']) {
    const { status, body } = await holds(keyed, CHIP, { key })
    expect([status, Object.keys(body)]).toEqual([401, ['error']])
  }
  expect((await holds(keyed, CHIP, { key: 's3cret' })).body.holds).toBe(true)
})

test('whoever has no key is limited as any stranger who looks up chips, by the same count', async () => {
  const address = '192.0.2.40'
  for (let i = 0; i < 15; i += 1) {
    expect((await holds(open, CHIP, { address })).status).toBe(200)
    expect((await open.stranger.publicChipInfo({ chipNumber: CHIP }, { address })).status).toBe(200)
  }
  const refused = await holds(open, CHIP, { address })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('a register that has the key may ask much more often', async () => {
  const statuses = await Promise.all(Array.from({ length: 100 }, () => holds(keyed, CHIP, { key: 's3cret', address: '192.0.2.41' })))
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
})

test('anybody can check a proof with the public key, without us', async () => {
  const reply = await open.app.inject({ url: '/.well-known/jwks.json' })
  const [jwk] = reply.json().keys
  expect(jwk).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' })
  expect(jwk).not.toHaveProperty('d')
  const { data } = await open.stranger.publicChipInfo({ chipNumber: CHIP })
  const [head, claims, signature] = (data.proof ?? '').split('.')
  const signed = Buffer.from(`${head}.${claims}`)
  expect(verify(null, signed, createPublicKey({ key: jwk, format: 'jwk' }), Buffer.from(signature ?? '', 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(head ?? '', 'base64url').toString())).toMatchObject({ alg: 'EdDSA', kid: jwk.kid })
})
