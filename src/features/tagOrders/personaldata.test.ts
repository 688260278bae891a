import { afterAll, beforeAll, expect, test } from 'vitest'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidTag } from '#src/testing/tagorders.ts'
import { engraveOrder, sendTagOrder } from './fulfilment.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a tag that was paid for is still engraved and sent after its buyer’s account ends, and then forgotten', async () => {
  const { api, password, orderId } = await paidTag(register)
  await api.updateUser({ close: { password } })
  register.clock.turn({ days: 30 })
  await register.runJob('endClosingAccounts', {})
  const engraved = await asProvider(register, (tools) => engraveOrder(tools, orderId))
  expect(engraved.order).toMatchObject({ lines: ['N. Powell', '9 Orchard Rise', 'SY8 1AA', '07700 900201'] })
  await register.runJob('endClosingAccounts', {})
  await asProvider(register, (tools) => sendTagOrder(tools, orderId, 'RM1'))
  await register.runJob('endClosingAccounts', {})
  const order = await register.db.selectFrom('tagOrder').selectAll().where('id', '=', orderId).executeTakeFirst()
  expect(order).toMatchObject({ status: 'sent', engraving: null, delivery: null })
})
