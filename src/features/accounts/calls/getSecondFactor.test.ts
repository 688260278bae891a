import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { nextCode, onAnotherDevice, rescue, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an account has no app until it sets one up', async () => {
  const { api } = await rescue(register)
  expect((await api.getSecondFactor()).data).toEqual({ since: null, provenUntil: null, recoveryCodesLeft: 0, forWork: true })
})

test('an app that was begun and never confirmed is none', async () => {
  const { api, password } = await rescue(register)
  await api.beginSecondFactor({ password })
  expect((await api.getSecondFactor()).data).toMatchObject({ since: null, provenUntil: null })
})

test('a session is proven for 12 hours, and only the one in which the code was typed', async () => {
  const person = await rescueWithApp(register)
  const set = register.clock.now()
  const until = new Date(set.getTime() + 12 * 3_600_000).toISOString()
  expect((await person.api.getSecondFactor()).data).toEqual({
    since: set.toISOString(),
    provenUntil: until,
    recoveryCodesLeft: 10,
    forWork: true,
  })
  const phone = await onAnotherDevice(register, person)
  expect((await person.api.getSecondFactor()).data).toMatchObject({ since: set.toISOString(), provenUntil: null })
  await person.api.proveSecondFactor({ code: nextCode(register, person.secret) })
  expect((await phone.getSecondFactor()).data.provenUntil).toBeNull()
})
