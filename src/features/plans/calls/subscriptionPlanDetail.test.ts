import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a plan is shown with what it holds, in words', async () => {
  const { data } = await register.stranger.subscriptionPlanDetail({ code: 'household' })
  expect(data).toMatchObject({ code: 'household', price: { pence: 2900 } })
  expect(data.features.map(({ words }) => words)).toContain('Every animal in your household')
  expect(data.features.map(({ code }) => code)).not.toContain('packs')
})

test.each(['gold', 'SINGLE', "single'--"])('%s is not sold: noSuchPlan', async (code) => {
  expect(await register.stranger.subscriptionPlanDetail({ code })).toMatchObject({ status: 404, code: 'noSuchPlan' })
})
