import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { CARD } from '#src/testing/paying.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { paidOrder } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listen } from '#src/testing/stafforders.ts'
import { packShopOrder } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('an order is packed once, and not while the bank holds the money', async () => {
  const { orderId } = await paidOrder(register)
  await run(packShopOrder, { orderId })
  await expect(run(packShopOrder, { orderId })).rejects.toMatchObject({ status: 409, code: 'notInThisState' })
  await expect(run(packShopOrder, { orderId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchOrder' })
  const held = await paidOrder(register, { card: CARD.disputed })
  register.clock.turn({ minutes: 2 })
  await listen(register)
  await expect(run(packShopOrder, { orderId: held.orderId })).rejects.toMatchObject({ status: 409, code: 'bankHolds' })
})
