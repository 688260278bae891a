import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an organisation is not listed until it says so', async () => {
  const { api } = await organisation(register, 'Ashby Vets')
  expect((await api.welfareListing({})).data).toMatchObject({ listed: false, publicName: '', town: null })
})
