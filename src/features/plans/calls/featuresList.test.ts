import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('updates, lookups, the missing flag and consent are free for ever, and stand first', async () => {
  const { data } = await register.stranger.featuresList()
  expect(data.items.filter(({ alwaysFree }) => alwaysFree).map(({ code }) => code)).toEqual([
    'updates',
    'lookups',
    'missing',
    'consent',
    'relay',
    'certificate',
  ])
  expect(data.items.slice(0, 6).every(({ alwaysFree }) => alwaysFree)).toBe(true)
})

test('what is not free belongs to a plan that is sold', async () => {
  const sold = (await register.stranger.subscriptionPlansList()).data.items.map(({ code }) => code)
  const { data } = await register.stranger.featuresList()
  for (const { alwaysFree, plans } of data.items) if (!alwaysFree) expect(sold).toEqual(expect.arrayContaining(plans))
})
