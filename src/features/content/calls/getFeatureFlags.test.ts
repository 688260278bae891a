import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a stranger reads which features are on, by the names that the browser knows', async () => {
  await register.db
    .insertInto('featureFlag')
    .values([
      { code: 'tracker', isEnabled: true },
      { code: 'quote', isEnabled: false },
    ])
    .execute()
  const { status, data } = await register.stranger.getFeatureFlags()
  expect(status).toBe(200)
  expect(data).toEqual([
    { code: 'quote', is_enabled: false },
    { code: 'tracker', is_enabled: true },
  ])
})
