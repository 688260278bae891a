import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale, ordered, paidOrder } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listShopOrders } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see what was paid for, with what is in it and where it goes', async () => {
  await ordered((await confirmed(register)).api, [await onSale(register)])
  const { orderId } = await paidOrder(register, { quantity: 2 })
  expect((await run(listShopOrders, {})).items).toMatchObject([{ orderId, status: 'paid', goods: '2 × A thing', bankHolds: false }])
})

test('what is on its way, however much, hides nothing that is to be packed', async () => {
  const { orderId: sent } = await paidOrder(register, {})
  await register.asOwner(`
    set session_replication_role = 'replica';
    update shop_order set status = 'sent' where id = '${sent}';
    insert into shop_order select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', one.number + 1000 + n))).*
      from shop_order one, generate_series(1, 500) n where one.id = '${sent}'`)
  register.clock.turn({ hours: 1 })
  const { orderId } = await paidOrder(register, {})
  const { items } = await run(listShopOrders, {})
  expect(items.filter(({ status }) => status !== 'sent').map((one) => one.orderId)).toContain(orderId)
})
