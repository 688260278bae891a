import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { paidTag, tagOrder } from '#src/testing/tagorders.ts'
import { engraveTag, listTagOrders, sendTag } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see what was paid for and is not sent, with what to engrave', async () => {
  await (await confirmed(register)).api.orderTailTag(tagOrder())
  const { orderId } = await paidTag(register)
  expect((await run(listTagOrders, {})).items).toMatchObject([
    { orderId, design: 'Brushed steel disc, 25 mm', lines: 'N. Powell / 9 Orchard Rise / SY8 1AA / 07700 900201' },
  ])
  await run(engraveTag, { orderId })
  expect((await run(listTagOrders, {})).items).toMatchObject([{ orderId, status: 'engraved' }])
  await run(sendTag, { orderId, tracking: 'RM 1' })
  expect((await run(listTagOrders, {})).items).toEqual([])
})
