import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLAGS } from '#src/flags.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const flags = async () => (await register.stranger.getFeatureFlags()).data

test('a stranger reads which features are on, by the names that the browser knows', async () => {
  expect(await flags()).toEqual(Object.keys(FLAGS).map((code) => ({ code, is_enabled: true })))
})

test('a flag that is switched off, or that the database doesn’t have, is off', async () => {
  await register.db.updateTable('featureFlag').set({ isEnabled: false }).where('code', '=', 'shop').execute()
  await register.db.deleteFrom('featureFlag').where('code', '=', 'wheel').execute()
  const off = (await flags()).filter((flag) => !flag.is_enabled).map(({ code }) => code)
  expect(off).toEqual(['wheel', 'shop'])
})
