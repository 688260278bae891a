import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const url = 'https://partner.example/hook'

test('a webhook’s secret is shown once and kept sealed', async () => {
  const { api } = await verifiedImplanter(register, {})
  const { data } = await api.createWebhook({ url })
  expect(data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
  const row = await register.db.selectFrom('webhook').selectAll().where('id', '=', data.webhookId).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(data.secret.slice(6))
  expect(JSON.stringify((await api.webhooks({})).data)).not.toContain(data.secret)
})

test.each(['hook', 'ftp://partner.example', 'https://me:secret@partner.example'])('%s is no address that we send to', async (wrong) => {
  const idris = await register.as('idris')
  expect(await idris.createWebhook({ url: wrong })).toMatchObject({
    status: 400,
    code: 'addressRefused',
    fields: { url: expect.any(String) },
  })
})

test('an account has at most 10', async () => {
  const { api } = await verifiedImplanter(register, {})
  for (let count = 0; count < 10; count += 1) await api.createWebhook({ url })
  expect(await api.createWebhook({ url })).toMatchObject({ status: 409, code: 'tooMany' })
})
