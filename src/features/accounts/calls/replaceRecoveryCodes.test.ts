import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { nextCode, rescue, rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('ten new codes come in place of the old ones, and the holder is told', async () => {
  const { api, secret, recoveryCodes, email } = await rescueWithApp(register)
  await api.proveSecondFactor({ code: recoveryCodes[0] })
  const { data } = await api.replaceRecoveryCodes({ code: nextCode(register, secret) })
  expect(data.recoveryCodes).toHaveLength(10)
  expect((await api.getSecondFactor()).data.recoveryCodesLeft).toBe(10)
  expect((await newestTo(register, email)).subject).toBe('You have new recovery codes')
  expect(await api.proveSecondFactor({ code: recoveryCodes[1] })).toMatchObject({ code: 'wrongCode' })
  expect((await api.proveSecondFactor({ code: data.recoveryCodes[1] })).status).toBe(200)
})

test('not without a code that is good now', async () => {
  const { api, secret } = await rescueWithApp(register)
  const code = nextCode(register, secret)
  await api.proveSecondFactor({ code })
  expect(await api.replaceRecoveryCodes({ code })).toMatchObject({ status: 409, code: 'codeUsed' })
  for (let tries = 0; tries < 10; tries += 1)
    expect(await api.replaceRecoveryCodes({ code: '000000' })).toMatchObject({ status: 400, code: 'wrongCode' })
  expect(await api.replaceRecoveryCodes({ code: '000000' })).toMatchObject({ status: 429, code: 'tooManyCodes' })
})

test('who has no app has no recovery codes', async () => {
  const { api } = await rescue(register)
  expect(await api.replaceRecoveryCodes({ code: '123456' })).toMatchObject({ status: 409, code: 'notSetUp' })
})
