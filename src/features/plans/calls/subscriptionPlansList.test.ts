import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('anyone sees what is sold, what it costs with its VAT inside, and what one registration comes to', async () => {
  const { data } = await register.stranger.subscriptionPlansList()
  expect(data.items.map(({ code }) => code)).toEqual(['single', 'household', 'breeder10', 'breeder50', 'implanter25', 'welfare100'])
  expect(data.items[0]).toMatchObject({
    price: { pence: 1500, currency: 'GBP' },
    vat: { pence: 250, currency: 'GBP' },
    registrations: 1,
    each: { pence: 1500, currency: 'GBP' },
  })
  expect(data.items[1]).toMatchObject({ price: { pence: 2900 }, vat: { pence: 483 }, registrations: null, each: null })
  expect(data.items[2]).toMatchObject({ each: { pence: 950 }, audience: ['Breeder'] })
})

test('every plan has what is free for ever', async () => {
  const { data } = await register.stranger.subscriptionPlansList()
  for (const { features } of data.items) expect(features).toEqual(expect.arrayContaining(['updates', 'lookups', 'missing', 'consent']))
})

test('a plan that is no longer sold is not shown', async () => {
  await register.db.updateTable('plan').set({ onSale: false }).where('code', '=', 'breeder50').execute()
  const { data } = await register.stranger.subscriptionPlansList()
  expect(data.items.map(({ code }) => code)).not.toContain('breeder50')
})
