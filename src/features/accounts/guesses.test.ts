import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { mailbox, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { guessFromAnywhere } from './guesses.ts'

let register: TestRegister
beforeEach(async () => {
  register = await testRegister()
})
afterEach(() => register.close())

const { email } = PEOPLE.anna
const signIn = (password: string, address = freshAddress(), as = email) => register.stranger.login({ email: as, password }, { address })
const HOME = '198.51.100.7'
const NEW_PASSWORD = 'velvet harbour teapot'

/** So many wrong passwords, each from a network of its own. */
async function guesses(times: number, as = email) {
  const guess = () => signIn('not her password', freshAddress(), as)
  const atOnce = await Promise.all(Array.from({ length: Math.min(times, 30) }, guess))
  const replies = [...atOnce]
  for (let time = 30; time < times; time += 1) replies.push(await guess())
  return replies
}

async function waitsOf(times: number) {
  const waits = []
  for (let time = 0; time < times; time += 1) {
    const { headers } = await signIn('not her password')
    const wait = Number(headers['retry-after'])
    waits.push(wait)
    register.clock.turn({ seconds: wait })
    await signIn('not her password')
  }
  return waits
}

test('the thirty-second wrong password in a row waits, from whatever network it comes, and each one longer', async () => {
  const replies = await guesses(32)
  expect(replies.slice(0, 31).map(({ code }) => code)).toEqual(Array.from({ length: 31 }, () => 'noMatch'))
  expect(replies[31]).toMatchObject({
    status: 429,
    code: 'locked',
    message: 'Too many wrong passwords. Wait 1 second, or reset your password.',
    headers: { 'retry-after': '1' },
  })
  expect(await waitsOf(12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
})

test('of many guesses at once after that, one is looked at', async () => {
  await guesses(31)
  register.clock.turn({ minutes: 1 })
  const replies = await Promise.all(Array.from({ length: 12 }, () => signIn('not her password')))
  expect(replies.filter(({ code }) => code === 'noMatch')).toHaveLength(1)
})

test('an e-mail without an account waits in the same way, in the same words', async () => {
  const theirs = (await guesses(32)).map(({ status, code, message }) => ({ status, code, message }))
  const nobodys = (await guesses(32, 'nobody@example.org')).map(({ status, code, message }) => ({ status, code, message }))
  expect(nobodys).toEqual(theirs)
})

test('the holder signs in meanwhile from where they have signed in before', async () => {
  await signIn(PASSWORD, HOME)
  await guesses(40)
  expect((await signIn(PASSWORD, HOME)).status).toBe(200)
  expect((await signIn(PASSWORD, '198.51.100.8')).status).toBe(200)
})

test('and from somewhere new by choosing a new password, which no guessing delays', async () => {
  await guesses(40)
  expect((await signIn(PASSWORD, HOME)).code).toBe('locked')
  await register.stranger.forgotPassword({ email }, { address: HOME })
  const letters = await mailbox(register, email)
  const token = secretIn(letters.find(({ subject }) => subject === 'Choose a new password')?.text ?? '')
  expect((await register.stranger.resetPassword({ token, password: NEW_PASSWORD }, { address: HOME })).status).toBe(200)
  await guesses(40)
  expect((await signIn(NEW_PASSWORD, HOME)).status).toBe(200)
})

test('the holder is told once, and not again within a week', async () => {
  const told = async () => (await mailbox(register, email)).filter(({ subject }) => subject === 'Someone is trying to guess your password')
  await guesses(30)
  expect(await told()).toEqual([])
  await guesses(10)
  await waitsOf(5)
  expect(await told()).toHaveLength(1)
  register.clock.turn({ days: 2 })
  await guesses(35)
  expect(await told()).toHaveLength(1)
})

test('guesses are forgotten after a day without one', async () => {
  await guesses(40)
  register.clock.turn({ days: 1, seconds: 1 })
  expect((await guesses(30)).map(({ code }) => code)).toEqual(Array.from({ length: 30 }, () => 'noMatch'))
})

test('a new password makes every other network a stranger again', async () => {
  await signIn(PASSWORD, HOME)
  const anna = register.withToken((await signIn(PASSWORD, '203.0.113.9')).data.token)
  await anna.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }, { address: '203.0.113.9' })
  await guesses(40)
  expect((await signIn(NEW_PASSWORD, HOME)).code).toBe('locked')
  expect((await signIn(NEW_PASSWORD, '203.0.113.9')).status).toBe(200)
})

test('a password that was changed while it was compared signs nobody in', async () => {
  const anna = await register.as('anna')
  const { passwords } = register.services
  const inLine = passwords.inLine
  Object.assign(passwords, {
    inLine: async (...given: Parameters<typeof inLine>) => {
      const compared = await inLine(...given)
      await anna.changePassword({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
      return compared
    },
  })
  expect(await signIn(PASSWORD)).toMatchObject({ status: 401, code: 'noMatch' })
  expect((await anna.userProfile()).status).toBe(200)
})

test('of two who sign in at once, the one who began a moment earlier and is counted later does not wait', async () => {
  const now = register.clock.now()
  await guessFromAnywhere(register.db, email, new Date(now.getTime() + 5))
  expect(await guessFromAnywhere(register.db, email, now)).toEqual({ wait: 0, tell: false })
})
