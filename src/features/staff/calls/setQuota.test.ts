import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { giveCredits, setQuota } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Their accounts for 2025.'

test('a quota is changed in the middle of a year, less what was granted, and ended', async () => {
  const { api, email } = await verifiedRescue(register)
  await run(setQuota, { email, yearly: 50, reason })
  await run(giveCredits, { email, quantity: 30, source: 'welfareGrant', reason: 'Spring.' })
  expect(await run(setQuota, { email, yearly: '40', reason })).toEqual({ leftThisYear: 10 })
  expect((await newestTo(register, email)).text).toContain('You can ask for another 10 credits this year.')
  expect(await run(setQuota, { email, yearly: 20, reason })).toEqual({ leftThisYear: 0 })
  expect((await newestTo(register, email)).text).toContain('You’ve had all of this year’s.')
  expect(await run(setQuota, { email, yearly: 0, reason })).toEqual({ leftThisYear: 0 })
  expect((await newestTo(register, email)).subject).toBe('Your yearly grant of credits has ended')
  expect((await api.getCredits({})).data).toMatchObject({ left: 30, quota: null })
})

test('only a verified welfare organisation has one: noSuchAccount, notWelfare', async () => {
  await expect(run(setQuota, { email: 'nobody@example.org', yearly: 5, reason })).rejects.toMatchObject({
    status: 404,
    code: 'noSuchAccount',
  })
  const { email } = await joinReachable(register)
  await expect(run(setQuota, { email, yearly: 5, reason })).rejects.toMatchObject({ status: 409, code: 'notWelfare' })
})
