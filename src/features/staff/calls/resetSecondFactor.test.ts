import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { rescue, rescueWithApp } from '#src/testing/secondfactor.ts'
import { deskOf } from '#src/testing/staff.ts'
import { resetSecondFactor } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Rang the charity’s office.'

test('who has lost phone and codes can set up another app, and is told', async () => {
  const { api, email, id, password } = await rescueWithApp(register)
  await run(resetSecondFactor, { email, reason })
  expect((await api.getSecondFactor()).data).toEqual({ since: null, provenUntil: null, recoveryCodesLeft: 0, forWork: true })
  expect((await newestTo(register, email)).subject).toBe('Your authenticator app was removed')
  const events = await register.db.selectFrom('event').select(['move', 'byRole']).where('subjectId', '=', id).execute()
  expect(events).toContainEqual({ move: 'resetSecondFactor', byRole: 'Staff' })
  expect((await api.beginSecondFactor({ password })).status).toBe(200)
})

test('an account without an app has none to remove', async () => {
  const { email } = await rescue(register)
  await expect(run(resetSecondFactor, { email, reason })).rejects.toMatchObject({ status: 409, code: 'noSecondFactor' })
  await expect(run(resetSecondFactor, { email: 'nobody@example.org', reason })).rejects.toMatchObject({
    status: 404,
    code: 'noSuchAccount',
  })
})
