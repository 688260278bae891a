import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { onSale } from '#src/testing/shop.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const found = async (input: object) => (await register.stranger.getProducts(input)).data

beforeAll(async () => {
  const one = (pence: number, stock = 5) => [{ name: 'One size', pence, stock, grams: 1 }]
  await onSale(register, { name: 'Leather collar', category: 'collars', variants: one(2000), summary: 'For walks.' })
  await onSale(register, { name: 'Reflective collar', category: 'collars', variants: one(900), summary: 'For the dark.' })
  await onSale(register, { name: 'Rubber ball', category: 'toys', variants: one(600, 0), audiences: ['keeper', 'welfare'] })
  await onSale(register, { name: 'Whelping box', category: 'professional', variants: one(12_000), audiences: ['breeder'] })
})

test('words are found in their other forms, and with a letter wrong', async () => {
  const names = async (query: string) => (await found({ query })).items.map(({ name }) => name).toSorted()
  expect(await names('collars')).toEqual(['Leather collar', 'Reflective collar'])
  expect(await names('lether colar')).toContain('Leather collar')
  expect(await names('welping')).toEqual(['Whelping box'])
  expect(await names('submarine')).toEqual([])
})

test('each further choice says how many products it would leave', async () => {
  const { counts, total } = await found({ category: 'collars' })
  expect(total).toBe(2)
  expect(counts.category).toMatchObject({ collars: 2, toys: 1, professional: 1, beds: 0 })
  expect(counts.price).toMatchObject({ under10: 1, to25: 1, over50: 0 })
  expect(counts.audience).toMatchObject({ keeper: 2, breeder: 0 })
  expect((await found({})).counts.inStock).toBe(3)
})

test('audience, price and stock narrow the list', async () => {
  expect((await found({ audience: 'breeder' })).items).toMatchObject([{ name: 'Whelping box' }])
  expect((await found({ price: 'under10', inStock: 'yes' })).items).toMatchObject([{ name: 'Reflective collar' }])
  expect((await found({ rating: 4 })).items).toEqual([])
})
