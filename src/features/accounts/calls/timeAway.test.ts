import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a professional sees their own time away, and nobody else’s', async () => {
  const [bryony, idris] = [await register.as('bryony'), await register.as('idris')]
  await bryony.saveTimeAway({ from: '2026-04-01', to: '2026-05-03', note: 'Back in May' })
  expect((await bryony.timeAway()).data.away).toMatchObject({ from: '2026-04-01', to: '2026-05-03', note: 'Back in May' })
  expect((await idris.timeAway()).data.away).toBeNull()
})

test('a keeper has none to say', async () => {
  expect(await (await register.as('anna')).timeAway()).toMatchObject({ status: 403, code: 'notYourRole' })
})
