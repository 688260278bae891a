import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a product is found by its id, and one that there is not is not', async () => {
  const { id } = await onSale(register, { name: 'Bowl' })
  expect((await register.stranger.getProductDetail({ productId: id })).data.name).toBe('Bowl')
  expect(await register.stranger.getProductDetail({ productId: newId() })).toMatchObject({ status: 404, code: 'noSuchProduct' })
})
