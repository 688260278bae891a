import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { passwords } from '#platform/server/passwords.ts'
import { form, freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  // At the cost of production: with the cheap one of tests, a hash too many would not show.
  const real = passwords()
  Object.assign(register.services, { passwords: real })
  await register.db
    .updateTable('account')
    .set({ passwordHash: await real.hash(PASSWORD) })
    .where('email', '=', known)
    .execute()
})
afterAll(() => register.close())

const { email: known } = PEOPLE.anna

test('nobody can hear from the time that sign-in takes whether an e-mail has an account', async () => {
  const api = (email: string) => register.stranger.login({ email, password: 'some wrong password' }, { address: freshAddress() })
  expect(
    await apart(
      () => api(known),
      () => api(form().email),
    ),
  ).toBeLessThan(NEAR_MS)
})

test('nor from the time that registering takes', async () => {
  const solvedAlready = { verify: async () => true }
  Object.assign(register.services.captcha, solvedAlready)
  const api = (over: Record<string, unknown>) => register.stranger.register(form(over), { address: freshAddress() })
  expect(
    await apart(
      () => api({ email: known }),
      () => api({}),
    ),
  ).toBeLessThan(NEAR_MS)
})

test('nor from the time that asking for a new password takes', async () => {
  const api = (email: string) => register.stranger.forgotPassword({ email }, { address: freshAddress() })
  expect(
    await apart(
      () => api(known),
      () => api(form().email),
    ),
  ).toBeLessThan(NEAR_MS)
})

/** Half of what hashing a password takes on a quick machine: one hash too many or too few would show. */
const NEAR_MS = 4
const ROUNDS = { least: 15, most: 80 }

/**
 * How many milliseconds the fastest of either lie apart; whatever else the machine does can only slow them. They take turns, until they are
 * near enough or have had turns enough to have been.
 */
async function apart(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const fastest = { one: Infinity, other: Infinity }
  const between = () => Math.abs(fastest.one - fastest.other)
  for (let round = 0; round < ROUNDS.most && (round < ROUNDS.least || between() >= NEAR_MS); round += 1) {
    fastest.one = Math.min(fastest.one, await timed(one))
    fastest.other = Math.min(fastest.other, await timed(other))
  }
  return between()
}

async function timed(act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  return performance.now() - began
}
