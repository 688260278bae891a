import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { codeIn, newestTo } from '#src/testing/mailbox.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

let last = 300
const newNumber = () => `07700 900 ${(last += 1)}`
const received = (typed: string) => `+44${typed.replaceAll(' ', '').slice(1)}`

/** Somebody new, with the code that went to their phone and one that did not. */
async function withCode() {
  const mobile = newNumber()
  const nia = await join(register, { mobile })
  const code = codeIn((await newestTo(register, received(mobile))).text)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  return { ...nia, mobile, code, wrong, enter: (otp: string) => nia.api.verifyOtp({ otp }) }
}

test('the code confirms the number it was sent to', async () => {
  const nia = await withCode()
  expect(await nia.enter(nia.code)).toMatchObject({
    status: 200,
    message: 'Your mobile number is confirmed',
    data: { mobile: received(nia.mobile) },
  })
  expect((await nia.api.userProfile()).data).toMatchObject({ mobile: received(nia.mobile), mobileVerified: true, mobileWaiting: null })
})

test('a code works once', async () => {
  const nia = await withCode()
  await nia.enter(nia.code)
  expect(await nia.enter(nia.code)).toMatchObject({ status: 409, code: 'noCode', message: 'There’s no code to check. Ask for a new one.' })
})

test('a wrong code is said so, and the right one still works on the fifth try', async () => {
  const nia = await withCode()
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await nia.enter(nia.wrong)).toMatchObject({
      status: 400,
      code: 'wrongCode',
      fields: { otp: 'Check the code: it isn’t the one we sent' },
    })
  }
  expect((await nia.enter(nia.code)).status).toBe(200)
})

test('after five wrong tries the right code is refused as well', async () => {
  const nia = await withCode()
  for (let tries = 0; tries < 5; tries += 1) await nia.enter(nia.wrong)
  expect(await nia.enter(nia.code)).toMatchObject({ status: 410, code: 'codeEnded' })
})

test('ten guesses at the same time are still five tries', async () => {
  const nia = await withCode()
  const replies = await Promise.all(Array.from({ length: 10 }, () => nia.enter(nia.wrong)))
  expect(replies.filter(({ code }) => code === 'wrongCode')).toHaveLength(5)
  expect(replies.filter(({ code }) => code === 'codeEnded')).toHaveLength(5)
})

test('a code works for 10 minutes and not longer', async () => {
  const nia = await withCode()
  register.clock.turn({ minutes: 10 })
  expect(await nia.enter(nia.code)).toMatchObject({ status: 410, code: 'codeEnded' })
})

test('a new code ends the old one and its tries', async () => {
  const nia = await withCode()
  for (let tries = 0; tries < 5; tries += 1) await nia.enter(nia.wrong)
  const mobile = newNumber()
  await nia.api.updateUserMobileNumber({ mobile })
  expect((await nia.enter(nia.code)).code).toMatch(/wrongCode/)
  expect((await nia.enter(codeIn((await newestTo(register, received(mobile))).text))).data).toEqual({ mobile: received(mobile) })
})

test('one person’s code is worth nothing to another', async () => {
  const nia = await withCode()
  const mia = await withCode()
  const reply = await mia.enter(nia.code)
  expect(nia.code === mia.code || reply.code === 'wrongCode').toBe(true)
})

test('somebody to whom nothing was sent has nothing to confirm', async () => {
  const anna = await register.as('anna')
  expect(await anna.verifyOtp({ otp: '123456' })).toMatchObject({ status: 409, code: 'noCode' })
})

describe('a change of number', () => {
  test('leaves the old number in place until its code has come back', async () => {
    const bryony = await register.as('bryony')
    expect(await bryony.updateUserMobileNumber({ mobile: '07700900399' })).toMatchObject({
      status: 200,
      message: 'We’ve texted a code to this number',
    })
    expect((await bryony.userProfile()).data).toMatchObject({
      mobile: PEOPLE.bryony.mobile,
      mobileVerified: true,
      mobileWaiting: '+447700900399',
    })
    await bryony.verifyOtp({ otp: codeIn((await newestTo(register, '+447700900399')).text) })
    expect((await bryony.userProfile()).data.mobile).toBe('+447700900399')
  })

  test('is limited to five codes in a quarter of an hour', async () => {
    const wilma = await register.as('wilma')
    for (let times = 0; times < 5; times += 1) await wilma.updateUserMobileNumber({ mobile: '07700900398' })
    expect(await wilma.updateUserMobileNumber({ mobile: '07700900398' })).toMatchObject({ status: 429, code: 'tooOften' })
  })
})

test.each(['12345', '1234567', 'abcdef', '１２３４５６', ''])('%s is not six digits', async (otp) => {
  const tamsin = await register.as('tamsin')
  expect(await tamsin.verifyOtp({ otp })).toMatchObject({ status: 400, fields: { otp: 'Enter the 6 digits from the text message' } })
})

test('whoever changes the number is told by the ways that the account had before', async () => {
  const nia = await withCode()
  await nia.enter(nia.code)
  const next = newNumber()
  register.clock.turn({ hours: 2 })
  await nia.api.updateUserMobileNumber({ mobile: next })
  await nia.enter(codeIn((await newestTo(register, received(next))).text))
  expect((await newestTo(register, nia.email)).subject).toBe('Your mobile number was changed')
  expect((await newestTo(register, received(nia.mobile))).text).toContain('The mobile number on your account was changed')
})
