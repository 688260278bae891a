import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { codeNow, rescue, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const begun = async () => {
  const person = await rescue(register)
  const { data } = await person.api.beginSecondFactor({ password: person.password })
  return { ...person, secret: data.secret }
}

test('the first code turns it on, with ten recovery codes and an e-mail', async () => {
  const { api, secret, email, id } = await begun()
  const { data, message } = await api.confirmSecondFactor({ code: codeNow(register, secret) })
  expect(message).toBe('Your authenticator app is set up')
  expect(new Set(data.recoveryCodes).size).toBe(10)
  expect(data.recoveryCodes.every((code: string) => /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(code))).toBe(true)
  expect((await newestTo(register, email)).subject).toBe('Your authenticator app is set up')
  const events = await register.db.selectFrom('event').select(['move', 'clause']).where('subjectId', '=', id).execute()
  expect(events).toContainEqual({ move: 'turnOnSecondFactor', clause: 'ACC-24' })
})

test('the recovery codes are kept as hashes', async () => {
  const { id, recoveryCodes } = await rescueWithApp(register)
  const rows = await register.db.selectFrom('recoveryCode').selectAll().where('accountId', '=', id).execute()
  expect(rows).toHaveLength(10)
  expect(recoveryCodes.filter((code) => JSON.stringify(rows).includes(code.replace('-', '')))).toEqual([])
})

test('without beginning there is nothing to confirm', async () => {
  const { api } = await rescue(register)
  expect(await api.confirmSecondFactor({ code: '123456' })).toMatchObject({ status: 409, code: 'notSetUp', clause: 'ACC-24' })
})

test('a wrong code turns nothing on, and ten stop the next for 15 minutes', async () => {
  const { api, secret } = await begun()
  for (let tries = 0; tries < 10; tries += 1)
    expect(await api.confirmSecondFactor({ code: '000000' })).toMatchObject({ status: 400, code: 'wrongCode' })
  expect(await api.confirmSecondFactor({ code: codeNow(register, secret) })).toMatchObject({ status: 429, code: 'tooManyCodes' })
  register.clock.turn({ minutes: 15 })
  expect((await api.confirmSecondFactor({ code: codeNow(register, secret) })).status).toBe(200)
})

test('the code that turned it on is not good again', async () => {
  const { api, secret } = await begun()
  const code = codeNow(register, secret)
  await api.confirmSecondFactor({ code })
  expect(await api.proveSecondFactor({ code })).toMatchObject({ status: 409, code: 'codeUsed' })
  expect(await api.confirmSecondFactor({ code })).toMatchObject({ status: 409, code: 'notSetUp' })
})
