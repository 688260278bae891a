import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a professional who is back is away no more; others stay away', async () => {
  const [bryony, idris] = [await register.as('bryony'), await register.as('idris')]
  for (const one of [bryony, idris]) await one.saveTimeAway({ from: '2026-03-27', to: '2026-05-03' })
  expect((await bryony.endTimeAway()).status).toBe(200)
  expect((await bryony.timeAway()).data.away).toBeNull()
  expect((await idris.timeAway()).data.away).toMatchObject({ to: '2026-05-03' })
})
