import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listShopStock } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see every variant with its price and stock', async () => {
  await onSale(register, { name: 'Bowl' })
  expect((await run(listShopStock, {})).items).toMatchObject([{ name: 'Bowl, One size', price: { pence: 1000 }, stock: 10, onSale: true }])
})
