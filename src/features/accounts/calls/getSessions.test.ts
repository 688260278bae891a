import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

test('somebody sees where they’re signed in, this device first, and nobody else’s devices', async () => {
  const nia = await join(register)
  register.clock.turn({ minutes: 5 })
  const { email, password } = nia
  const { data } = await register.stranger.login({ email, password }, { address: freshAddress(), headers: { 'user-agent': FIREFOX } })
  const phone = register.withToken(data.token)
  const { items } = (await phone.getSessions()).data
  expect(items).toMatchObject([
    { device: 'Firefox on Android', isThis: true, signedInAt: register.clock.now().toISOString() },
    { isThis: false },
  ])
  await nia.api.logout()
  expect((await phone.getSessions()).data.items).toHaveLength(1)
})
