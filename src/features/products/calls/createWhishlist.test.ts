import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a product is put on the wishlist once, and taken off', async () => {
  const { api } = await confirmed(register)
  const { id } = await onSale(register)
  await api.createWhishlist({ productId: id })
  expect((await api.createWhishlist({ productId: id })).data.items).toHaveLength(1)
  expect((await api.createWhishlist({ productId: id, on: false })).data.items).toEqual([])
})

test('refuses what is not sold, and a 101st product', async () => {
  const { api } = await confirmed(register)
  expect(await api.createWhishlist({ productId: newId() })).toMatchObject({ status: 404, code: 'noSuchProduct' })
  for (const _ of Array.from({ length: 100 })) await api.createWhishlist({ productId: (await onSale(register)).id })
  expect(await api.createWhishlist({ productId: (await onSale(register)).id })).toMatchObject({ status: 409, code: 'tooMany' })
})
