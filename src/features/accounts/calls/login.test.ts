import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { freshAddress, joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { nextCode, setUpApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const { email } = PEOPLE.anna
const wrong = 'not her password at all'

test('the right password gives a token and says who signed in', async () => {
  const { status, message, data } = await register.stranger.login({ email, password: PASSWORD })
  expect(status).toBe(200)
  expect(message).toBe('Signed in')
  expect(data.user).toEqual({ id: register.people.anna, name: 'Anna Hughes', email, profileTypes: ['Customer'], organisations: 0 })
  expect((await register.withToken(data.token).userProfile()).status).toBe(200)
})

test('an e-mail may be typed in capitals and with spaces around it', async () => {
  const { status } = await register.stranger.login({ email: ` ${email.toUpperCase()} `, password: PASSWORD })
  expect(status).toBe(200)
})

test('an unknown e-mail and a wrong password are answered with the same words', async () => {
  const unknown = await register.stranger.login({ email: 'nobody@example.org', password: wrong })
  const known = await register.stranger.login({ email, password: wrong })
  expect(unknown).toMatchObject({ status: 401, code: 'noMatch', message: 'That e-mail and password don’t match an account' })
  expect({ ...known, bytes: '', headers: '' }).toEqual({ ...unknown, bytes: '', headers: '' })
})

test('an account that has ended cannot be signed in to', async () => {
  const { toby } = register.people
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', toby).execute()
  expect(await register.stranger.login({ email: PEOPLE.toby.email, password: PASSWORD })).toMatchObject({ status: 401, code: 'noMatch' })
})

test('somebody who is signed in already is told so', async () => {
  const anna = await register.as('anna')
  expect(await anna.login({ email, password: PASSWORD })).toMatchObject({ status: 403, code: 'alreadySignedIn' })
})

test('a password kept with yesterday’s parameters is hashed anew, and still works', async () => {
  const account = register.db.selectFrom('account').select('passwordHash').where('email', '=', PEOPLE.stefan.email)
  const { memoryCost, timeCost, parallelism } = register.services.config.passwordCost
  const old = await hash(PASSWORD, { memoryCost: 16, timeCost: 2, parallelism: 1 })
  await register.db.updateTable('account').set({ passwordHash: old }).where('email', '=', PEOPLE.stefan.email).execute()
  const signIn = () => register.stranger.login({ email: PEOPLE.stefan.email, password: PASSWORD }, { address: freshAddress() })
  expect((await signIn()).status).toBe(200)
  expect((await account.executeTakeFirstOrThrow()).passwordHash).toMatch(`m=${memoryCost},t=${timeCost},p=${parallelism}`)
  expect((await signIn()).status).toBe(200)
})

describe('ten wrong passwords in 15 minutes', () => {
  const { email } = PEOPLE.wilma

  async function tenFailures() {
    const address = freshAddress()
    for (let tries = 0; tries < 10; tries += 1) await register.stranger.login({ email, password: wrong }, { address })
    return address
  }

  test('lock that e-mail for that network address, even with the right password', async () => {
    const address = await tenFailures()
    const locked = await register.stranger.login({ email, password: PASSWORD }, { address })
    expect(locked).toMatchObject({
      status: 429,
      code: 'locked',
      message: 'Too many wrong passwords. Wait 15 minutes, or reset your password.',
    })
  })

  test('leave the same e-mail open from elsewhere, and other e-mails open from there', async () => {
    const address = await tenFailures()
    expect((await register.stranger.login({ email, password: PASSWORD }, { address: freshAddress() })).status).toBe(200)
    expect((await register.stranger.login({ email: PEOPLE.tamsin.email, password: PASSWORD }, { address })).status).toBe(200)
  })

  test('lock an e-mail that has no account in the same way', async () => {
    const address = freshAddress()
    for (let tries = 0; tries < 10; tries += 1) await register.stranger.login({ email: 'ghost@example.org', password: wrong }, { address })
    expect(await register.stranger.login({ email: 'ghost@example.org', password: wrong }, { address })).toMatchObject({
      status: 429,
      code: 'locked',
    })
  })

  test('are forgotten after 15 minutes', async () => {
    const address = await tenFailures()
    register.clock.turn({ minutes: 15, seconds: 1 })
    expect((await register.stranger.login({ email, password: PASSWORD }, { address })).status).toBe(200)
  })

  test('begin again after the right one', async () => {
    const address = freshAddress()
    const fail = () => register.stranger.login({ email, password: wrong }, { address })
    for (let tries = 0; tries < 9; tries += 1) await fail()
    await register.stranger.login({ email, password: PASSWORD }, { address })
    for (let tries = 0; tries < 9; tries += 1) await fail()
    expect((await register.stranger.login({ email, password: PASSWORD }, { address })).status).toBe(200)
  })

  test('are counted for the whole network, for one line has endless IPv6 addresses', async () => {
    const replies = []
    for (let tries = 0; tries < 11; tries += 1)
      replies.push(await register.stranger.login({ email, password: wrong }, { address: `2001:db8:7:7::${tries + 1}` }))
    expect(replies.at(-1)).toMatchObject({ status: 429, code: 'locked' })
  })

  test('are ten, also when twenty are sent at once', async () => {
    const address = freshAddress()
    const replies = await Promise.all(Array.from({ length: 20 }, () => register.stranger.login({ email, password: wrong }, { address })))
    expect(replies.filter(({ code }) => code === 'noMatch')).toHaveLength(10)
    expect(replies.filter(({ code }) => code === 'locked')).toHaveLength(10)
  })
})

test.each([
  [{}, { email: 'Enter the e-mail', password: 'Enter the password' }],
  [{ email: 'anna', password: 'x' }, { email: 'Enter an e-mail address like name@example.com' }],
  [{ email, password: 'x'.repeat(129) }, { password: 'Password must be 128 characters or fewer' }],
  [{ email, password: 'x', userType: 'Staff' }, { userType: "There’s no field called 'userType' here" }],
])('what is missing or wrong is named: %j', async (input, fields) => {
  expect(await register.stranger.login(input, { address: freshAddress() })).toMatchObject({ status: 400, fields })
})

describe('an account with an authenticator app', () => {
  const withApp = async () => {
    const keeper = await joinReachable(register)
    return { ...keeper, ...(await setUpApp(register, keeper.api, keeper.password)) }
  }
  const signIn = ({ email, password }: { email: string; password: string }, code?: string) =>
    register.stranger.login({ email, password, ...(code && { code }) }, { address: freshAddress() })

  test('asks for a code after the right password only', async () => {
    const keeper = await withApp()
    expect(await signIn(keeper)).toMatchObject({ status: 401, code: 'codeAsked', clause: 'ACC-25' })
    expect(await signIn({ ...keeper, password: wrong }, nextCode(register, keeper.secret))).toMatchObject({ status: 401, code: 'noMatch' })
  })

  test('lets its holder in with one, and that session needs no other for 12 hours', async () => {
    const keeper = await withApp()
    const { status, data } = await signIn(keeper, nextCode(register, keeper.secret))
    expect(status).toBe(200)
    expect((await register.withToken(data.token).getSecondFactor()).data.provenUntil).not.toBeNull()
  })

  test('takes a recovery code where the phone is lost, once', async () => {
    const keeper = await withApp()
    expect((await signIn(keeper, keeper.recoveryCodes[0])).status).toBe(200)
    expect(await signIn(keeper, keeper.recoveryCodes[0])).toMatchObject({ status: 400, code: 'wrongCode' })
  })

  test('lets nobody guess: a code is good once, and ten wrong ones stop the right one', async () => {
    const keeper = await withApp()
    const code = nextCode(register, keeper.secret)
    await signIn(keeper, code)
    expect(await signIn(keeper, code)).toMatchObject({ status: 409, code: 'codeUsed', fields: { code: expect.any(String) } })
    for (let tries = 0; tries < 10; tries += 1) expect(await signIn(keeper, '000000')).toMatchObject({ code: 'wrongCode' })
    expect(await signIn(keeper, nextCode(register, keeper.secret))).toMatchObject({ status: 429, code: 'tooManyCodes' })
  })

  test('asks for none before the app is confirmed, or after it is removed', async () => {
    const begun = await joinReachable(register)
    await begun.api.beginSecondFactor({ password: begun.password })
    expect((await signIn(begun)).status).toBe(200)
    const keeper = await withApp()
    await keeper.api.removeSecondFactor({ code: nextCode(register, keeper.secret) })
    expect((await signIn(keeper)).status).toBe(200)
  })
})
