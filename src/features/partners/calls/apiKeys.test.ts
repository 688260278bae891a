import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinConfirmed } from '#src/testing/offspring.ts'
import { haveKey } from '#src/testing/partners.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('somebody sees their own keys, those in use first and then the newest, and nobody else’s', async () => {
  const [{ api }, other] = [await joinConfirmed(register), await joinConfirmed(register)]
  expect((await api.apiKeys({})).data).toEqual({ items: [], total: 0, page: 1, pageSize: 20 })
  const revoked = await haveKey(api, { name: 'Old computer', mode: 'sandbox' })
  const first = await haveKey(api, { name: 'First', mode: 'sandbox', scopes: ['lookup', 'lookup'] })
  register.clock.turn({ minutes: 1 })
  const newest = await haveKey(api, { name: 'Newest', mode: 'sandbox' })
  await expectSorts((sort) => api.apiKeys({ sort }), 'createdAt', 'name')
  await api.revokeApiKey({ keyId: revoked.keyId })
  const { items, total } = (await api.apiKeys({})).data
  expect(total).toBe(3)
  expect(items.map(({ id }) => id)).toEqual([newest.keyId, first.keyId, revoked.keyId])
  expect(items[1]).toMatchObject({
    name: 'First',
    scopes: ['lookup'],
    status: 'inUse',
    lastUsedAt: null,
    revokedAt: null,
    can: { revoke: true },
  })
  expect(items[2]).toMatchObject({ status: 'revoked', can: { revoke: { clause: 'API-2' } } })
  expect(items[2]?.revokedAt).not.toBeNull()
  expect((await api.apiKeys({ page: 2, pageSize: 2 })).data.items.map(({ id }) => id)).toEqual([revoked.keyId])
  expect((await other.api.apiKeys({})).data.total).toBe(0)
})
