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

test('what was sent is for its holder alone', async () => {
  const [mine, other] = [await verifiedImplanter(register, {}), await verifiedImplanter(register, {})]
  const { webhookId } = (await mine.api.createWebhook({ url })).data
  expect((await mine.api.webhookDeliveries({ webhookId })).data).toEqual({ items: [], total: 0, page: 1, pageSize: 20 })
  for (const [api, id] of [
    [other.api, webhookId],
    [mine.api, newId()],
  ] as const)
    expect(await api.webhookDeliveries({ webhookId: id })).toMatchObject({ status: 404, code: 'noSuchWebhook' })
})
