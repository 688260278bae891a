import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const url = 'https://partner.example/hook'

test('somebody sees their own webhooks and nobody else’s, until they remove them', async () => {
  const [mine, other] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
  const { webhookId } = (await mine.api.createWebhook({ url })).data
  expect((await mine.api.webhooks({})).data.items).toMatchObject([{ id: webhookId, url, status: 'sending', can: { remove: true } }])
  expect((await other.api.webhooks({})).data.items).toEqual([])
  await mine.api.updateWebhook({ webhookId, now: 'remove' })
  expect((await mine.api.webhooks({})).data.items).toEqual([])
})
