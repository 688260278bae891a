import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('each sees their own wishlist, the newest first', async () => {
  const { api } = await confirmed(register)
  const [one, two] = [await onSale(register), await onSale(register)]
  await api.createWhishlist({ productId: one.id })
  register.clock.turn({ minutes: 1 })
  await api.createWhishlist({ productId: two.id })
  expect((await api.getWishlist({})).data.items.map(({ id }) => id)).toEqual([two.id, one.id])
  expect((await (await confirmed(register)).api.getWishlist({})).data.items).toEqual([])
})
