import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { nextCode, rescue, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const none = { since: null, provenUntil: null, recoveryCodesLeft: 0, forWork: true }

test('with a code it goes, with what it has proven and the recovery codes, and the holder is told', async () => {
  const { api, secret, email, id } = await rescueWithApp(register)
  expect((await api.removeSecondFactor({ code: nextCode(register, secret) })).status).toBe(200)
  expect((await api.getSecondFactor()).data).toEqual(none)
  expect((await newestTo(register, email)).subject).toBe('Your authenticator app was removed')
  const events = await register.db.selectFrom('event').select('move').where('subjectId', '=', id).execute()
  expect(events.map(({ move }) => move)).toContain('turnOffSecondFactor')
})

test('who has lost the phone removes it with a recovery code', async () => {
  const { api, recoveryCodes } = await rescueWithApp(register)
  expect((await api.removeSecondFactor({ code: recoveryCodes[3] })).status).toBe(200)
  expect((await api.getSecondFactor()).data).toEqual(none)
})

test('a proven session does not do instead of a code', async () => {
  const { api, secret } = await rescueWithApp(register)
  expect(await api.removeSecondFactor({ code: '000000' })).toMatchObject({ status: 400, code: 'wrongCode' })
  const code = nextCode(register, secret)
  await api.proveSecondFactor({ code })
  expect(await api.removeSecondFactor({ code })).toMatchObject({ status: 409, code: 'codeUsed' })
  for (let tries = 0; tries < 10; tries += 1) await api.removeSecondFactor({ code: '000000' })
  expect(await api.removeSecondFactor({ code: '000000' })).toMatchObject({ status: 429, code: 'tooManyCodes' })
  expect((await api.getSecondFactor()).data.since).not.toBeNull()
})

test('what is not there is not removed', async () => {
  const { api } = await rescue(register)
  expect(await api.removeSecondFactor({ code: '123456' })).toMatchObject({ status: 409, code: 'notSetUp' })
})
