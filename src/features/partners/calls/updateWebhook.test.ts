import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const url = 'https://partner.example/hook'

test('its holder changes a webhook, and nobody else can', async () => {
  const [mine, other] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
  const { webhookId, secret } = (await mine.api.createWebhook({ url })).data
  const rotated = (await mine.api.updateWebhook({ webhookId, now: 'rotateSecret' })).data
  expect(rotated.secret).toMatch(/^whsec_/)
  expect(rotated.secret).not.toBe(secret)
  expect(await mine.api.updateWebhook({ webhookId, now: 'switchOn' })).toMatchObject({ status: 409, clause: 'API-5' })
  for (const [api, id] of [
    [other.api, webhookId],
    [mine.api, newId()],
  ] as const)
    expect(await api.updateWebhook({ webhookId: id, now: 'remove' })).toMatchObject({ status: 404, code: 'noSuchWebhook' })
  expect((await mine.api.updateWebhook({ webhookId, now: 'remove' })).data).toEqual({ secret: null })
  expect(await mine.api.updateWebhook({ webhookId, now: 'remove' })).toMatchObject({ status: 404, code: 'noSuchWebhook' })
})

test('a second new secret within a day is refused, so that the old one works as long as was said: rotatedToday', async () => {
  const { api } = await verifiedImplanter(register, {})
  const { webhookId } = (await api.createWebhook({ url })).data
  await api.updateWebhook({ webhookId, now: 'rotateSecret' })
  expect(await api.updateWebhook({ webhookId, now: 'rotateSecret' })).toMatchObject({ status: 409, code: 'rotatedToday' })
  register.clock.turn({ hours: 25 })
  expect((await api.updateWebhook({ webhookId, now: 'rotateSecret' })).status).toBe(200)
})
