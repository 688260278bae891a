import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { setFlag } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const flag = async () => (await register.stranger.getFeatureFlags()).data.find(({ code }) => code === 'chat')?.is_enabled

test('Staff switch a feature off and on again', async () => {
  expect(await run(setFlag, { code: 'chat', state: 'off' })).toMatchObject({ code: 'chat', state: 'off' })
  expect(await flag()).toBe(false)
  await run(setFlag, { code: 'chat', state: 'on' })
  expect(await flag()).toBe(true)
})
