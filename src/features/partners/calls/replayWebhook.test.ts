import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('what was never sent can’t be sent again', async () => {
  const idris = await register.as('idris')
  expect(await idris.replayWebhook({ deliveryId: newId() })).toMatchObject({ status: 404, code: 'noSuchDelivery' })
})
