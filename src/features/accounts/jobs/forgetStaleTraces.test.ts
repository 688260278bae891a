import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const TRACES = ['loginFailure', 'usedCaptcha', 'otp', 'singleUseToken', 'session'] as const
const counts = () => Promise.all(TRACES.map(async (table) => (await register.db.selectFrom(table).selectAll().execute()).length))

test('what was kept to judge a try goes when the try is long over, and not before', async () => {
  const nia = await join(register)
  await register.stranger.login({ email: nia.email, password: 'wrong' }, { address: freshAddress() })
  await register.runJob('forgetStaleTraces', {})
  expect(await counts()).toEqual([1, 1, 1, 1, 1])

  register.clock.turn({ days: 3 })
  await register.runJob('forgetStaleTraces', {})
  expect(await counts()).toEqual([0, 0, 0, 0, 1])

  register.clock.turn({ days: 90 })
  await register.runJob('forgetStaleTraces', {})
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})
