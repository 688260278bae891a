import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { form, freshAddress, solved } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const { email: known } = PEOPLE.anna
/** Hashing a password takes twenty and more: one hash too many or too few would show. */
const TOO_FAR_MS = 10

test('nobody can hear from the time that sign-in takes whether an e-mail has an account', async () => {
  const ask = (email: string) => register.stranger.login({ email, password: 'some wrong password' }, { address: freshAddress() })
  expect(
    await apart(
      () => ask(known),
      () => ask(form().email),
    ),
  ).toBeLessThan(TOO_FAR_MS)
})

test('nor from the time that registering takes', async () => {
  const captchas: string[] = []
  while (captchas.length < 2 * ROUNDS) captchas.push(await solved(register))
  const ask = (over: object) => register.stranger.register(form({ ...over, captcha: captchas.pop() }), { address: freshAddress() })
  expect(
    await apart(
      () => ask({ email: known }),
      () => ask({}),
    ),
  ).toBeLessThan(TOO_FAR_MS)
})

test('nor from the time that asking for a new password takes', async () => {
  const ask = (email: string) => register.stranger.forgotPassword({ email }, { address: freshAddress() })
  expect(
    await apart(
      () => ask(known),
      () => ask(form().email),
    ),
  ).toBeLessThan(TOO_FAR_MS)
})

const ROUNDS = 12

/** How many milliseconds the fastest of either lie apart; the fastest, for whatever else the machine does only slows. They take turns. */
async function apart(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const fastest = { one: Infinity, other: Infinity }
  for (let round = 0; round < ROUNDS; round += 1) {
    fastest.one = Math.min(fastest.one, await timed(one))
    fastest.other = Math.min(fastest.other, await timed(other))
  }
  return Math.abs(fastest.one - fastest.other)
}

async function timed(act: () => Promise<unknown>) {
  const began = performance.now()
  await act()
  return performance.now() - began
}
