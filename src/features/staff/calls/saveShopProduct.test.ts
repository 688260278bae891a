import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { saveShopProduct, stopSelling } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

const BOWL = {
  slug: 'tin-bowl',
  name: 'Tin bowl',
  category: 'feeding',
  audiences: 'keeper, breeder',
  summary: 'A light bowl for the road.',
  description: 'It folds flat.',
  kind: 'bowl',
  main: '#e9d8a6',
  accent: '#9c6644',
  pence: '750',
  stock: '4',
  grams: '90',
} as const
const find = async (query: string) => (await register.stranger.getProducts({ query }, { address: freshAddress() })).data.items
const page = async () => (await register.stranger.productInfo({ slug: 'tin-bowl' }, { address: freshAddress() })).data

test('what Staff put on sale is found, has a page and a picture, and can be sold in further sizes', async () => {
  await run(saveShopProduct, { ...BOWL, size: 'Small' })
  expect(await find('tin bowl')).toMatchObject([{ name: 'Tin bowl', from: { pence: 750 }, inStock: true }])
  await run(saveShopProduct, { ...BOWL, summary: 'For long roads.', size: 'Whopping', pence: '990' })
  expect(await page()).toMatchObject({ summary: 'For long roads.', variants: [{ name: 'Small' }, { name: 'Whopping' }] })
  expect(await find('whopping')).toHaveLength(1)
  const picture = await register.app.inject('/pictures/products/tin-bowl-360.webp')
  expect(picture.headers['content-type']).toBe('image/webp')
})

test('what Staff stop selling can’t be bought, and a product without anything to buy isn’t listed', async () => {
  await run(saveShopProduct, { ...BOWL, size: 'Small' })
  for (const sku of ['tin-bowl.small', 'tin-bowl.whopping']) await run(stopSelling, { sku })
  expect(await find('tin bowl')).toEqual([])
  await run(saveShopProduct, { ...BOWL, size: 'Small' })
  expect((await page()).variants).toMatchObject([{ name: 'Small' }])
})

test('a product is refused whose address or picture can’t be made', async () => {
  await expect(run(saveShopProduct, { ...BOWL, slug: 'Tin Bowl' })).rejects.toMatchObject({ status: 400 })
  await expect(run(saveShopProduct, { ...BOWL, kind: 'rocket' })).rejects.toMatchObject({ status: 400 })
})
