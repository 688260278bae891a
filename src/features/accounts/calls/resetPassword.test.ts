import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const password = 'a wholly new password'
const ended = { status: 410, code: 'linkEnded', message: 'This link has been used or is older than 30 minutes. Ask for a new one.' }

async function linkFor(email: string) {
  await register.stranger.forgotPassword({ email }, { address: freshAddress() })
  return secretIn((await newestTo(register, email)).text)
}
const reset = (token: string, address = freshAddress()) => register.stranger.resetPassword({ token, password }, { address })
const signIn = (email: string, word: string, address = freshAddress()) => register.stranger.login({ email, password: word }, { address })

test('the link gives a new password, and the old one is worth nothing', async () => {
  const nia = await join(register)
  expect(await reset(await linkFor(nia.email))).toMatchObject({
    status: 200,
    message: 'You’ve changed your password. Sign in with the new one.',
  })
  expect((await signIn(nia.email, password)).status).toBe(200)
  expect((await signIn(nia.email, nia.password)).status).toBe(401)
  expect((await newestTo(register, nia.email)).subject).toBe('Your password was changed')
})

test('every device is signed out', async () => {
  const nia = await join(register)
  const phone = await signIn(nia.email, nia.password)
  await reset(await linkFor(nia.email))
  expect((await nia.api.userProfile()).status).toBe(401)
  expect((await register.withToken(phone.data.token).userProfile()).status).toBe(401)
})

test('a link works once, also for ten who use it at the same time', async () => {
  const nia = await join(register)
  const token = await linkFor(nia.email)
  const replies = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'linkEnded')).toHaveLength(9)
  expect(await reset(token)).toMatchObject(ended)
})

test('a link works for 30 minutes and not longer', async () => {
  const nia = await join(register)
  const first = await linkFor(nia.email)
  register.clock.turn({ minutes: 29 })
  expect((await reset(first)).status).toBe(200)
  const second = await linkFor(nia.email)
  register.clock.turn({ minutes: 30 })
  expect(await reset(second)).toMatchObject(ended)
})

test('a newer link ends the older one', async () => {
  const nia = await join(register)
  const older = await linkFor(nia.email)
  const newer = await linkFor(nia.email)
  expect(await reset(older)).toMatchObject(ended)
  expect((await reset(newer)).status).toBe(200)
})

test('a link that confirms an e-mail cannot choose a password', async () => {
  const nia = await join(register)
  expect(await reset(secretIn((await newestTo(register, nia.email)).text))).toMatchObject(ended)
})

test('a link that was made up is answered like one that has ended', async () => {
  expect(await reset('made-up')).toMatchObject(ended)
})

test('a password that is too easy leaves the link for another try', async () => {
  const nia = await join(register)
  const token = await linkFor(nia.email)
  const easy = await register.stranger.resetPassword({ token, password: 'password123' }, { address: freshAddress() })
  expect(easy).toMatchObject({ status: 400, fields: { password: expect.stringContaining('three random words') } })
  expect((await reset(token)).status).toBe(200)
})

test('somebody locked out by wrong passwords gets in again with a new one, as the words say', async () => {
  const nia = await join(register)
  const address = freshAddress()
  for (let tries = 0; tries < 10; tries += 1) await signIn(nia.email, 'wrong', address)
  expect((await signIn(nia.email, nia.password, address)).code).toBe('locked')
  await reset(await linkFor(nia.email), address)
  expect((await signIn(nia.email, password, address)).status).toBe(200)
})

test('only the hash of a link’s secret is kept', async () => {
  const nia = await join(register)
  const token = await linkFor(nia.email)
  const kept = await register.db.selectFrom('singleUseToken').select('hash').where('accountId', '=', nia.id).execute()
  expect(kept.map(({ hash }) => hash)).not.toContain(token)
  expect((await mailbox(register, nia.email)).length).toBeGreaterThan(0)
})
