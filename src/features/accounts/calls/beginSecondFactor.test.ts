import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { codeNow, rescue, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the secret comes as text, as a link for the app and as a picture', async () => {
  const { api, password, email } = await rescue(register)
  const { data } = await api.beginSecondFactor({ password })
  expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(data.link).toBe(`otpauth://totp/Homeward:${encodeURIComponent(email)}?secret=${data.secret}&issuer=Homeward`)
  expect(data.picture).toMatch(/^data:image\/svg\+xml;base64,/)
})

test('the database alone does not tell the secret', async () => {
  const { api, password, id } = await rescue(register)
  const { data } = await api.beginSecondFactor({ password })
  const row = await register.db.selectFrom('secondFactor').selectAll().where('accountId', '=', id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(data.secret)
  expect(register.services.vault.open(`secondFactor/${id}`, row.secret)).toBe(data.secret)
})

test('beginning again makes another secret, and the first is good no more', async () => {
  const { api, password } = await rescue(register)
  const first = await api.beginSecondFactor({ password })
  await api.beginSecondFactor({ password })
  expect(await api.confirmSecondFactor({ code: codeNow(register, first.data.secret) })).toMatchObject({ code: 'wrongCode' })
})

test('a stolen session without the password cannot set up an app of its own', async () => {
  const { api } = await rescue(register)
  const reply = await api.beginSecondFactor({ password: 'not this one at all' })
  expect(reply).toMatchObject({ status: 403, code: 'wrongPassword', fields: { password: 'That isn’t your current password' } })
  for (let tries = 1; tries < 10; tries += 1) await api.beginSecondFactor({ password: 'guess' })
  expect(await api.beginSecondFactor({ password: 'guess' })).toMatchObject({ status: 429, code: 'tooOften' })
})

test('an app that is set up stays until it is removed', async () => {
  const { api, password, secret } = await rescueWithApp(register)
  expect(await api.beginSecondFactor({ password })).toMatchObject({ status: 409, code: 'alreadyOn' })
  register.clock.turn({ seconds: 30 })
  expect((await api.proveSecondFactor({ code: codeNow(register, secret) })).status).toBe(200)
})
