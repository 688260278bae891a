import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('nobody is told of anything who has not asked for it', async () => {
  const anna = await register.as('anna')
  expect((await anna.getLostAlerts({})).data).toEqual({ species: [], area: null, since: null })
})
