import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { asked } from '#src/testing/claims.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { passClaim, refuseClaim } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

/** A request whose evidence waits for Staff, because whoever asks has no confirmed mobile number. */
async function underReview() {
  await register.db.updateTable('account').set({ mobileVerifiedAt: null }).where('id', '=', register.people.tamsin).execute()
  return asked(register, { pet: { name: 'Clover' } })
}

test('whoever asked reads why their evidence is refused, and the keeper hears of nothing', async () => {
  const { requestId } = await underReview()
  const before = (await mailbox(register, PEOPLE.anna.email)).length
  expect(await run(refuseClaim, { requestId, reason: 'The photo is blurred.' })).toEqual({ status: 'refused' })
  expect((await newestTo(register, PEOPLE.tamsin.email)).text).toContain('The photo is blurred.')
  expect((await mailbox(register, PEOPLE.anna.email)).length).toBe(before)
  await expect(run(refuseClaim, { requestId: newId(), reason: 'None' })).rejects.toMatchObject({ status: 404, code: 'noSuchRequest' })
})

test('evidence that was accepted isn’t refused afterwards: judged', async () => {
  const { requestId } = await underReview()
  await run(passClaim, { requestId })
  await expect(run(refuseClaim, { requestId, reason: 'On second thoughts' })).rejects.toMatchObject({ status: 409, code: 'judged' })
})

test('evidence that our staff refuse while the keeper is being asked ends the request, and the keeper hears that it’s over', async () => {
  await register.db
    .updateTable('account')
    .set({ mobileVerifiedAt: register.clock.now() })
    .where('id', '=', register.people.tamsin)
    .execute()
  await register.db
    .updateTable('claim')
    .set({ statusAt: new Date(0) })
    .where('requesterId', '=', register.people.tamsin)
    .execute()
  const { requestId } = await asked(register, { pet: { name: 'Finch' } })
  expect(await run(refuseClaim, { requestId, reason: 'It’s another dog.' })).toEqual({ status: 'refused' })
  await register.drain()
  const told = (await mailbox(register, PEOPLE.anna.email)).find(({ subject }) => subject === 'The request about Finch has ended')
  expect(told?.text).not.toContain('another dog')
})
