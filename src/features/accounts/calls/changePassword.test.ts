import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const newPassword = 'violet harbour engine'
const signIn = (email: string, password: string) => register.stranger.login({ email, password }, { address: freshAddress() })

test('this device stays signed in and the others are signed out', async () => {
  const nia = await join(register)
  const phone = await signIn(nia.email, nia.password)
  const reply = await nia.api.changePassword({ currentPassword: nia.password, newPassword })
  expect(reply).toMatchObject({ status: 200, message: 'You’ve changed your password' })
  expect((await nia.api.userProfile()).status).toBe(200)
  expect((await register.withToken(phone.data.token).userProfile()).status).toBe(401)
})

test('the new password counts and the old one does not', async () => {
  const nia = await join(register)
  await nia.api.changePassword({ currentPassword: nia.password, newPassword })
  expect((await signIn(nia.email, newPassword)).status).toBe(200)
  expect((await signIn(nia.email, nia.password)).status).toBe(401)
})

test('one that has been in a data breach is refused, whatever its capitals and figures', async () => {
  const nia = await join(register)
  const reply = await nia.api.changePassword({ currentPassword: nia.password, newPassword: 'Basketball99' })
  expect(reply.status).toBe(400)
  expect(reply.fields['newPassword']).toMatch(/has been in a data breach/)
  expect((await signIn(nia.email, nia.password)).status).toBe(200)
})

test('a link that was sent before to choose a new password is good no more', async () => {
  const nia = await join(register)
  await register.stranger.forgotPassword({ email: nia.email }, { address: freshAddress() })
  const token = secretIn((await newestTo(register, nia.email)).text)
  await nia.api.changePassword({ currentPassword: nia.password, newPassword })
  expect(await register.stranger.resetPassword({ token, password: 'copper island lamp' }, { address: freshAddress() })).toMatchObject({
    status: 410,
    code: 'linkEnded',
  })
  expect((await signIn(nia.email, newPassword)).status).toBe(200)
})

test('a password that another device changed while this one was compared is not overwritten', async () => {
  const nia = await join(register)
  const phone = register.withToken((await signIn(nia.email, nia.password)).data.token)
  const change = (device: typeof phone, password: string) => device.changePassword({ currentPassword: nia.password, newPassword: password })
  const replies = await Promise.all([change(nia.api, newPassword), change(phone, 'copper island lamp')])
  expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})

test('the account is told by e-mail', async () => {
  const nia = await join(register)
  await nia.api.changePassword({ currentPassword: nia.password, newPassword })
  expect((await newestTo(register, nia.email)).subject).toBe('Your password was changed')
})

test('without the current password nothing changes', async () => {
  const nia = await join(register)
  const reply = await nia.api.changePassword({ currentPassword: 'not this one at all', newPassword })
  expect(reply).toMatchObject({ status: 403, code: 'wrongPassword', fields: { currentPassword: 'That isn’t your current password' } })
  expect((await signIn(nia.email, nia.password)).status).toBe(200)
})

test('an easy new password is refused with what to do', async () => {
  const nia = await join(register)
  const reply = await nia.api.changePassword({ currentPassword: nia.password, newPassword: 'liverpool2026' })
  expect(reply).toMatchObject({ status: 400, fields: { newPassword: expect.stringContaining('three random words') } })
})

test('a stolen session cannot be used to guess the password for long', async () => {
  const nia = await join(register)
  for (let tries = 0; tries < 10; tries += 1) await nia.api.changePassword({ currentPassword: 'guess', newPassword })
  expect(await nia.api.changePassword({ currentPassword: nia.password, newPassword })).toMatchObject({ status: 429, code: 'tooOften' })
})
