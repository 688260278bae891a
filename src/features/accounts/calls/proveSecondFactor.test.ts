import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { codeNow, nextCode, onAnotherDevice, rescue, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const isProven = async (api: Awaited<ReturnType<typeof rescue>>['api']) => (await api.getSecondFactor()).data.provenUntil !== null

test('a code of the app proves the session in which it is typed, with or without the space that the app shows', async () => {
  const person = await rescueWithApp(register)
  const phone = await onAnotherDevice(register, person)
  const code = nextCode(register, person.secret)
  expect((await phone.proveSecondFactor({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200)
  expect(await isProven(phone)).toBe(true)
})

test('the same code is refused the second time, and so is an older one', async () => {
  const { api, secret } = await rescueWithApp(register)
  const older = nextCode(register, secret)
  const code = nextCode(register, secret)
  expect((await api.proveSecondFactor({ code })).status).toBe(200)
  expect(await api.proveSecondFactor({ code })).toMatchObject({ status: 409, code: 'codeUsed' })
  expect(await api.proveSecondFactor({ code: older })).toMatchObject({ status: 409, code: 'codeUsed' })
})

test('of two who type the same code at once, one gets in', async () => {
  const person = await rescueWithApp(register)
  const phone = await onAnotherDevice(register, person)
  const code = nextCode(register, person.secret)
  const replies = await Promise.all([person.api.proveSecondFactor({ code }), phone.proveSecondFactor({ code })])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a recovery code proves it once, however it is typed, and its holder hears of it', async () => {
  const person = await rescueWithApp(register)
  const phone = await onAnotherDevice(register, person)
  const code = (person.recoveryCodes[0] ?? '').toLowerCase().replace('-', ' ')
  expect((await phone.proveSecondFactor({ code })).status).toBe(200)
  expect(await isProven(phone)).toBe(true)
  expect(await phone.proveSecondFactor({ code })).toMatchObject({ status: 400, code: 'wrongCode' })
  expect((await newestTo(register, person.email)).text).toContain('You have 9 left')
})

test('a recovery code of somebody else is none', async () => {
  const [one, other] = [await rescueWithApp(register), await rescueWithApp(register)]
  expect(await one.api.proveSecondFactor({ code: other.recoveryCodes[0] })).toMatchObject({ status: 400, code: 'wrongCode' })
})

test('without an app there is nothing to prove with', async () => {
  const { api, password } = await rescue(register)
  expect(await api.proveSecondFactor({ code: '123456' })).toMatchObject({ status: 409, code: 'notSetUp' })
  const { data } = await api.beginSecondFactor({ password })
  expect(await api.proveSecondFactor({ code: codeNow(register, data.secret) })).toMatchObject({ status: 409, code: 'notSetUp' })
})

test('ten wrong codes stop the right one for 15 minutes, on every device, and the holder is told once', async () => {
  const person = await rescueWithApp(register)
  const phone = await onAnotherDevice(register, person)
  const tries = Array.from({ length: 12 }, (_, index) => (index % 2 ? phone : person.api).proveSecondFactor({ code: '000000' }))
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'wrongCode')).toHaveLength(10)
  expect(codes.filter((code) => code === 'tooManyCodes')).toHaveLength(2)
  expect(await phone.proveSecondFactor({ code: nextCode(register, person.secret) })).toMatchObject({ status: 429, code: 'tooManyCodes' })
  const told = (await mailbox(register, person.email)).filter(({ subject }) => subject === 'Someone is trying to guess your codes')
  expect(told).toHaveLength(1)
  register.clock.turn({ minutes: 15 })
  expect((await phone.proveSecondFactor({ code: codeNow(register, person.secret) })).status).toBe(200)
})

test.each(['', '12345', '1234567', 'no code at all'])('%j is asked for again', async (code) => {
  const { api } = await rescue(register)
  expect(await api.proveSecondFactor({ code })).toMatchObject({
    status: 400,
    fields: { code: 'Enter the 6 digits your app shows, or a recovery code' },
  })
})
