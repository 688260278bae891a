import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('what is on sale is listed by category, in the order that is chosen', async () => {
  const variants = (pence: number) => [{ name: 'One size', pence, stock: 1, grams: 1 }]
  await onSale(register, { category: 'care', name: 'Dear', variants: variants(3000) })
  await onSale(register, { category: 'care', name: 'Cheap', variants: variants(500) })
  await onSale(register, { category: 'beds', name: 'Bed' })
  const names = async (input: object) => (await register.stranger.products(input)).data.items.map(({ name }) => name)
  expect(await names({ category: 'care', sort: 'cheapest' })).toEqual(['Cheap', 'Dear'])
  expect(await names({ category: 'care', sort: 'dearest' })).toEqual(['Dear', 'Cheap'])
  expect((await register.stranger.products({ pageSize: 1 })).data).toMatchObject({ total: 3, items: [{}] })
})

test('what is off sale is not listed', async () => {
  const { id } = await onSale(register, { category: 'feeding' })
  await register.db.updateTable('product').set({ onSale: false }).where('id', '=', id).execute()
  expect((await register.stranger.products({ category: 'feeding' })).data.items).toEqual([])
})
