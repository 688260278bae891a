import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { form, freshAddress, NEWCOMERS_PASSWORD } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ hours: 2 }))
afterAll(() => register.close())

/** All of the form, as a browser sends it. */
function typed(over: Record<string, string> = {}) {
  const { name, email, mobile, address, password } = form()
  return { name, email, mobile, ...address, password, again: password, press: randomUUID(), ...over }
}

const send = (fields: Record<string, string>, { remoteAddress = freshAddress(), site = 'same-origin' } = {}) =>
  register.app.inject({
    method: 'POST',
    url: '/register',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(fields).toString(),
  })
const accountsOf = (email: string) =>
  register.db
    .selectFrom('account')
    .innerJoin('profile', 'profile.accountId', 'account.id')
    .select(['name', 'mobile', 'postcode', 'marketing', 'profile.type'])
    .where('email', '=', email)
    .execute()

test('one page opens a keeper’s account without a puzzle, and sends what confirms it', async () => {
  const answers = typed()
  const page = await send(answers)
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(page.body).toContain('<h1>Check your e-mail</h1>')
  expect(page.body).toContain(answers.email)
  expect(await accountsOf(answers.email)).toEqual([
    { name: 'Nia Powell', mobile: '+447700900201', postcode: 'SY8 1AA', marketing: false, type: 'Customer' },
  ])
  expect((await newestTo(register, answers.email)).subject).toBe('Confirm your e-mail address')
  const signedIn = await register.stranger.login({ email: answers.email, password: NEWCOMERS_PASSWORD }, { address: freshAddress() })
  expect(signedIn.status).toBe(200)
})

test('the first step of the form with scripts leads to the rest, and nothing is wrong yet', async () => {
  const page = await send({ name: 'Nia "Powell"', email: 'nia@example.org', mobile: '07700 900201' })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('value="Nia &quot;Powell&quot;"')
  expect(page.body).toContain('value="nia@example.org"')
  expect(page.body).not.toContain('role="alert"')
})

test('what is wrong is said at its field, and everything typed stays but the passwords', async () => {
  const page = await send(typed({ name: '', postcode: 'ZZ', town: 'Ludlow', marketing: 'yes' }))
  expect(page.statusCode).toBe(400)
  expect([...page.body.matchAll(/href="#(\w+)"/g)].map(([, name]) => name)).toEqual(['name', 'postcode'])
  expect(page.body).toContain('value="Ludlow"')
  expect(page.body).toContain('value="yes" checked')
  expect(page.body).not.toContain(NEWCOMERS_PASSWORD)
})

test.each([
  [{ again: 'something else' }, 'Enter the same password twice'],
  [{ password: 'password12', again: 'password12' }, 'Use three random words instead'],
])('a password that won’t do (%o) opens nothing', async (over, words) => {
  const answers = typed(over)
  const page = await send(answers)
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain(words)
  expect(await accountsOf(answers.email)).toEqual([])
})

test('pressed twice it opens one account and sends one message', async () => {
  const answers = typed()
  const remoteAddress = freshAddress()
  const pages = await Promise.all([send(answers, { remoteAddress }), send(answers, { remoteAddress })])
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await mailbox(register, answers.email)).toHaveLength(1)
})

test('an e-mail that has an account is answered like any other, and only its holder learns of it', async () => {
  const { email } = PEOPLE.anna
  const held = await send(typed({ email }))
  const other = typed()
  expect(held.body.replace(email, '')).toBe((await send(other)).body.replace(other.email, ''))
  expect((await newestTo(register, email)).subject).toBe('You already have an account')
})

test('one network opens three accounts an hour; mistakes aren’t counted', async () => {
  const remoteAddress = freshAddress()
  for (let mistakes = 0; mistakes < 4; mistakes += 1) await send(typed({ town: '' }), { remoteAddress })
  for (let opened = 0; opened < 3; opened += 1) expect((await send(typed(), { remoteAddress })).statusCode).toBe(200)
  const answers = typed()
  const page = await send(answers, { remoteAddress })
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain('We can’t open more accounts without JavaScript')
  expect(page.body).toContain('0800 023 9384')
  expect(await accountsOf(answers.email)).toEqual([])
})

test('another site can’t send it', async () => {
  const answers = typed()
  const page = await send(answers, { site: 'cross-site' })
  expect([page.statusCode, page.headers['location']]).toEqual([303, '/register'])
  expect(await accountsOf(answers.email)).toEqual([])
})
