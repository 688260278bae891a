import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, PEOPLE } from '#database/seed/people.ts'
import { mailbox, newestTo, secretIn } from '#src/testing/mailbox.ts'
import { form, freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const verify = (token: string) => register.stranger.verifyEmailToken({ token }, { address: freshAddress() })

test('a change needs the password', async () => {
  const anna = await register.as('anna')
  const refused = { status: 403, code: 'wrongPassword', fields: { password: 'That isn’t your current password' } }
  expect(await anna.updateUserEmail({ email: 'new@example.org', password: 'not hers' })).toMatchObject(refused)
  expect(await anna.updateUserEmail({ email: 'new@example.org' })).toMatchObject(refused)
  expect(await mailbox(register, 'new@example.org')).toEqual([])
})

test('the link goes to the new address', async () => {
  const anna = await register.as('anna')
  const reply = await anna.updateUserEmail({ email: 'anna.new@example.org', password: PASSWORD })
  expect(reply).toMatchObject({ status: 200, message: 'Check your e-mail and follow the link we sent to confirm this address' })
  expect((await newestTo(register, 'anna.new@example.org')).subject).toBe('Confirm your e-mail address')
})

test('the link can be sent again without the password, and the older one ends', async () => {
  const nia = await join(register)
  const older = secretIn((await newestTo(register, nia.email)).text)
  expect((await nia.api.updateUserEmail({ email: nia.email })).status).toBe(200)
  const newer = secretIn((await newestTo(register, nia.email)).text)
  expect((await verify(older)).code).toBe('linkEnded')
  expect((await verify(newer)).status).toBe(200)
})

test('an address that is confirmed already needs no link', async () => {
  const bryony = await register.as('bryony')
  const reply = await bryony.updateUserEmail({ email: PEOPLE.bryony.email, password: PASSWORD })
  expect(reply).toMatchObject({ status: 409, code: 'alreadyConfirmed', message: 'You’ve already confirmed this e-mail address' })
})

test('an address with an account is answered like any other', async () => {
  const nia = await join(register)
  const taken = await nia.api.updateUserEmail({ email: PEOPLE.wilma.email, password: nia.password })
  const free = await nia.api.updateUserEmail({ email: form().email, password: nia.password })
  expect({ ...taken, headers: '' }).toEqual({ ...free, headers: '' })
})

test('one address gets six links an hour, whoever asks: tooManyLinks', async () => {
  const email = 'wanted.by.many@example.org'
  const api = async () => {
    const nia = await join(register)
    const reply = await nia.api.updateUserEmail({ email, password: nia.password })
    await register.drain()
    return reply
  }
  for (let time = 0; time < 6; time += 1) expect((await api()).status).toBe(200)
  expect(await api()).toMatchObject({ status: 429, code: 'tooManyLinks' })
  expect(await mailbox(register, email)).toHaveLength(6)
})
