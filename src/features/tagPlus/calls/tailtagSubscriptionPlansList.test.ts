import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('anyone sees what TailTag Plus costs and adds, and what every tag does for free', async () => {
  const { data } = await register.stranger.tailtagSubscriptionPlansList({})
  expect(data.plans.map(({ code, price }) => [code, price.pence])).toEqual([
    ['plusMonthly', 199],
    ['plusYearly', 1900],
  ])
  expect(data.trialDays).toBe(30)
  expect(data.free.join(' ')).toContain('can reach you')
})
