import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the token is worth nothing afterwards, and other devices stay signed in', async () => {
  const nia = await join(register)
  const phone = await register.stranger.login({ email: nia.email, password: nia.password })
  expect(await nia.api.logout()).toMatchObject({ status: 200, message: 'Logout Success!', data: null })
  expect(await nia.api.userProfile()).toMatchObject({ status: 401, message: 'Your session has ended. Sign in again.' })
  expect((await register.withToken(phone.data.token).userProfile()).status).toBe(200)
})

test('a stranger has nothing to sign out of', async () => {
  expect(await register.stranger.logout()).toMatchObject({ status: 401, message: 'Sign in to continue' })
})
