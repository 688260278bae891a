import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { onSale } from '#src/testing/shop.ts'
import { deskOf } from '#src/testing/staff.ts'
import { stopSelling } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('what is no longer sold can’t be put into a cart', async () => {
  const { slug, variantId } = await onSale(register)
  await run(stopSelling, { sku: `${slug}.one-size` })
  const { api } = await confirmed(register)
  expect(await api.addToCart({ variantId })).toMatchObject({ status: 404, code: 'noSuchVariant' })
})

test('refuses a stock number that there is not', async () => {
  await expect(run(stopSelling, { sku: 'no-such' })).rejects.toMatchObject({ status: 404, code: 'noSuchVariant' })
})
