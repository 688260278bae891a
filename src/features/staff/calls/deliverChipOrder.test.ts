import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { onlyBatch, orderOf } from '#src/testing/stafforders.ts'
import { paidByCard } from '#src/testing/stock.ts'
import { deliverChipOrder, dispatchChipOrder } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  await onlyBatch(register)
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('an order that was sent is delivered, and its implanter can say that it has come', async () => {
  const one = await paidByCard(register)
  await expect(run(deliverChipOrder, { orderId: one.orderId })).rejects.toMatchObject({ code: 'notInThisState' })
  await run(dispatchChipOrder, { orderId: one.orderId, tracking: 'RM 1' })
  await run(deliverChipOrder, { orderId: one.orderId })
  expect(await orderOf(one)).toMatchObject({ status: 'delivered', can: { receive: true } })
})
