import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinReachable } from '#src/testing/newcomer.ts'
import { giveCredits as giveOf } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { giveCredits, listCredits } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('the credits of an account are listed with what is left, and how those that were given are taken back', async () => {
  const { id, email } = await joinReachable(register)
  await giveOf(register, id, 10, 'plan')
  register.clock.turn({ minutes: 1 })
  const { creditBatchId } = await run(giveCredits, { email, quantity: 2, source: 'manual', reason: 'Sorry.' })
  expect((await run(listCredits, { email })).items).toMatchObject([
    { creditBatchId, source: 'manual', quantity: 2, left: 2, reason: 'Sorry.', next: [expect.stringContaining('revoke-credits')] },
    { source: 'plan', quantity: 10, left: 10, reason: '', next: [] },
  ])
})

test('of nobody there are none: noSuchAccount', async () => {
  await expect(run(listCredits, { email: 'nobody@example.org' })).rejects.toMatchObject({ status: 404, code: 'noSuchAccount' })
})
