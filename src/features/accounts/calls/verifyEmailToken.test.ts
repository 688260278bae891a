import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailbox, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { form, freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const ended = { status: 410, code: 'linkEnded', message: 'This link has been used or is too old. Sign in and ask for a new one.' }
const verify = (token: string) => register.stranger.verifyEmailToken({ token }, { address: freshAddress() })
const linkTo = async (email: string) => secretIn((await newestTo(register, email)).text)

type Newcomer = Awaited<ReturnType<typeof join>>

/** Changes the address and confirms the new one. */
async function transition(nia: Newcomer, email: string) {
  await nia.api.updateUserEmail({ email, password: nia.password })
  return verify(await linkTo(email))
}

test('a link that was sent to the old address to choose a new password ends when the address changes', async () => {
  const nia = await join(register)
  await verify(await linkTo(nia.email))
  await register.stranger.forgotPassword({ email: nia.email }, { address: freshAddress() })
  const token = await linkTo(nia.email)
  await transition(nia, form().email)
  expect(await register.stranger.resetPassword({ token, password: 'copper island lamp' }, { address: freshAddress() })).toMatchObject({
    status: 410,
    code: 'linkEnded',
  })
})

describe('the link to a new account’s address', () => {
  test('confirms it, once', async () => {
    const nia = await join(register)
    const token = await linkTo(nia.email)
    expect(await verify(token)).toMatchObject({
      status: 200,
      message: 'Your e-mail address is confirmed',
      data: { email: nia.email, undone: false },
    })
    expect((await nia.api.userProfile()).data.emailVerified).toBe(true)
    expect(await verify(token)).toMatchObject(ended)
  })

  test('works for 24 hours and not longer', async () => {
    const nia = await join(register)
    const token = await linkTo(nia.email)
    register.clock.turn({ hours: 24 })
    expect(await verify(token)).toMatchObject(ended)
  })

  test('tells nobody else', async () => {
    const nia = await join(register)
    await verify(await linkTo(nia.email))
    expect(await mailbox(register, nia.email)).toHaveLength(1)
  })

  test.each(['made-up', '../../etc/passwd', 'é'])('made up as %s is answered like one that has ended', async (token) => {
    expect(await verify(token)).toMatchObject(ended)
  })
})

describe('a change of address', () => {
  test('counts only once the new address is confirmed', async () => {
    const nia = await join(register)
    const { email } = form()
    await nia.api.updateUserEmail({ email, password: nia.password })
    expect((await nia.api.userProfile()).data).toMatchObject({ email: nia.email, emailWaiting: email })
    expect(await verify(await linkTo(email))).toMatchObject({ status: 200, data: { email } })
    expect((await nia.api.userProfile()).data).toMatchObject({ email, emailVerified: true, emailWaiting: null })
    const signIn = (as: string) => register.stranger.login({ email: as, password: nia.password }, { address: freshAddress() })
    expect((await signIn(email)).status).toBe(200)
    expect((await signIn(nia.email)).status).toBe(401)
  })

  test('is told to the old address, with the new one masked', async () => {
    const nia = await join(register)
    await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('id', '=', nia.id).execute()
    await transition(nia, 'moved.here@example.org')
    const { subject, text } = await newestTo(register, nia.email)
    expect(subject).toBe('Your e-mail address was changed')
    expect(text).toContain('m•••@example. org')
    expect(text).not.toContain('moved.here')
  })

  test('is told to an old address that was never confirmed in our own words alone', async () => {
    const nia = await join(register, { name: 'Visit www.evil.example' })
    await transition(nia, 'moved.away@evil.example')
    const { subject, text } = await newestTo(register, nia.email)
    expect(subject).toBe('Your e-mail address was changed')
    expect(text).not.toMatch(/evil|Visit/)
  })

  test('cannot take an address that another account has taken meanwhile', async () => {
    const nia = await join(register)
    const { email } = form()
    await nia.api.updateUserEmail({ email, password: nia.password })
    const token = await linkTo(email)
    await join(register, { email })
    expect(await verify(token)).toMatchObject({ status: 409, code: 'emailTaken', message: 'Another account now uses this e-mail address' })
    expect((await nia.api.userProfile()).data.email).toBe(nia.email)
  })

  test('to one address by two accounts at the same moment is given to one of them', async () => {
    const [nia, mia] = [await join(register), await join(register)]
    const { email } = form()
    await nia.api.updateUserEmail({ email, password: nia.password })
    const hers = await linkTo(email)
    await mia.api.updateUserEmail({ email, password: mia.password })
    const replies = await Promise.all([verify(hers), verify(await linkTo(email))])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('taking a change back', () => {
  const undoLink = (oldEmail: string) => linkTo(oldEmail)

  test('gives the old address its account again, within 7 days', async () => {
    const nia = await join(register)
    await transition(nia, form().email)
    const undo = await undoLink(nia.email)
    register.clock.turn({ days: 6, hours: 23 })
    expect(await verify(undo)).toMatchObject({ status: 200, data: { email: nia.email, undone: true } })
    expect((await register.stranger.login({ email: nia.email, password: nia.password }, { address: freshAddress() })).status).toBe(200)
  })

  test('is too late after 7 days', async () => {
    const nia = await join(register)
    await transition(nia, form().email)
    const undo = await undoLink(nia.email)
    register.clock.turn({ days: 7 })
    expect(await verify(undo)).toMatchObject(ended)
  })

  test('signs everybody out and sends the holder a link to choose a new password', async () => {
    const nia = await join(register)
    await transition(nia, form().email)
    await verify(await undoLink(nia.email))
    expect((await nia.api.userProfile()).status).toBe(401)
    const { subject, text } = await newestTo(register, nia.email)
    expect(subject).toBe('Choose a new password')
    const chosen = await register.stranger.resetPassword(
      { token: secretIn(text), password: 'mine again at last' },
      { address: freshAddress() },
    )
    expect(chosen.status).toBe(200)
  })

  test('leaves a thief who moved the account twice with no way back', async () => {
    const nia = await join(register)
    const [first, second] = [form().email, form().email]
    await transition(nia, first)
    const undo = await undoLink(nia.email)
    await transition(nia, second)
    const thiefsUndo = await linkTo(first)
    await register.stranger.forgotPassword({ email: second }, { address: freshAddress() })
    const thiefsReset = await linkTo(second)

    expect((await verify(undo)).status).toBe(200)
    expect(await verify(thiefsUndo)).toMatchObject(ended)
    const reset = await register.stranger.resetPassword(
      { token: thiefsReset, password: 'still mine, I think' },
      { address: freshAddress() },
    )
    expect(reset.code).toBe('linkEnded')
  })

  test('works for the first address also after the second took its own change back', async () => {
    const nia = await join(register)
    const [first, second] = [form().email, form().email]
    await transition(nia, first)
    const undo = await undoLink(nia.email)
    register.clock.turn({ minutes: 5 })
    await transition(nia, second)
    await verify(await linkTo(first))
    expect(await verify(undo)).toMatchObject({ status: 200, data: { email: nia.email, undone: true } })
  })
})
