import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { haveKey } from '#src/testing/partners.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

const live = { name: 'Reception', mode: 'live', scopes: ['lookup', 'register'] }

test('a key is shown once; we keep its hash and how it begins, and its holder is told by e-mail', async () => {
  const idris = await register.as('idris')
  const { keyId, prefix, key } = await haveKey(idris)
  expect(key).toMatch(/^hw_live_[0-9a-f]{8}\.[\w-]{32}$/)
  expect(key.startsWith(`${prefix}.`)).toBe(true)
  const row = await register.db.selectFrom('apiKey').selectAll().where('id', '=', keyId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ accountId: register.people.idris, secretHash: hashOfSecret(key), prefix, lastUsedAt: null })
  expect(JSON.stringify((await idris.apiKeys({})).data)).not.toContain(key)
  const { email } = (await idris.userProfile({})).data
  const told = await newestTo(register, email)
  expect(told.subject).toBe('You have a new API key')
  expect(JSON.stringify(told)).not.toContain(key)
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', keyId).execute()
  expect(events).toMatchObject([{ move: 'create', clause: 'API-1', byRole: 'holder' }])
})

test('an answer with a key is not kept for a second try', async () => {
  const idris = await register.as('idris')
  const headers = { 'idempotency-key': 'the-same' }
  const [one, other] = [await idris.createApiKey(live, { headers }), await idris.createApiKey(live, { headers })]
  expect(other.data.key).not.toBe(one.data.key)
})

test('anyone may try things out in the sandbox, but a keeper has no live key', async () => {
  const anna = await register.as('anna')
  expect((await anna.createApiKey({ ...live, mode: 'sandbox' })).data.key).toMatch(/^hw_sandbox_/)
  expect(await anna.createApiKey({ ...live, scopes: ['lookup'] })).toMatchObject({ status: 403, code: 'notProfessional', clause: 'API-3' })
})

test('a key that registers chips is for implanters whose certificate we have checked', async () => {
  const applied = await verifiedImplanter(register, { standing: 'applied' })
  for (const api of [applied.api, await register.as('wilma'), await register.as('bryony')]) {
    expect(await api.createApiKey(live)).toMatchObject({ status: 403, code: 'notVerified' })
    expect((await api.createApiKey({ ...live, scopes: ['lookup'] })).status).toBe(200)
  }
})

test('a key needs a name and something to do', async () => {
  const idris = await register.as('idris')
  const { fields } = await idris.createApiKey({ name: ' ', mode: 'live', scopes: [] })
  expect(fields).toEqual({ name: 'Enter a name for the key', scopes: 'Choose at least one thing the software can do' })
})

test('an account has at most 20 keys in use, and another once it has revoked one', async () => {
  const { api } = await joinConfirmed(register)
  const sandbox = { mode: 'sandbox' as const }
  const keys = []
  for (let count = 0; count < 20; count += 1) keys.push(await haveKey(api, sandbox))
  register.clock.turn({ minutes: 70 })
  expect(await api.createApiKey({ ...live, ...sandbox })).toMatchObject({ status: 409, code: 'tooMany' })
  await api.revokeApiKey({ keyId: keys[0]?.keyId ?? '' })
  expect((await api.createApiKey({ ...live, ...sandbox })).status).toBe(200)
})
