import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('x', async () => {
  const anna = await register.as('anna')
  expect((await anna.getUsersPets({})).data.total).toBe(0)
})
