import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listShopStock, setShopStock } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff say how many there are', async () => {
  const { slug } = await onSale(register)
  const sku = `${slug}.one-size`
  await run(setShopStock, { sku, stock: 77 })
  expect((await run(listShopStock, {})).items.find((row) => row.sku === sku)).toMatchObject({ stock: 77 })
  await expect(run(setShopStock, { sku: 'no-such', stock: 1 })).rejects.toMatchObject({ status: 404, code: 'noSuchVariant' })
})
