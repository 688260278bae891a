import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { payoutPrepared } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { showPayoutAccount } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see where to pay a payout, and that they looked is recorded without the number', async () => {
  const { payoutId } = await payoutPrepared(register)
  expect(await run(showPayoutAccount, { payoutId })).toMatchObject({
    name: 'Idris Bevan Chipping Ltd',
    sortCode: '309421',
    accountNumber: '12345678',
    amount: { pence: 1000 },
  })
  const events = await register.db
    .selectFrom('event')
    .select(['move', 'facts'])
    .where('subjectId', '=', await staffAccount(register))
    .where('move', '=', 'showPayoutAccount')
    .execute()
  expect(events).toEqual([{ move: 'showPayoutAccount', facts: { payoutId } }])
})

test('there is nothing to see where there is no payout, or no account any more', async () => {
  await expect(run(showPayoutAccount, { payoutId: newId() })).rejects.toMatchObject({ status: 404, code: 'noSuchPayout' })
  const { implanter, payoutId } = await payoutPrepared(register)
  await register.db.deleteFrom('payoutAccount').where('accountId', '=', implanter.id).execute()
  await expect(run(showPayoutAccount, { payoutId })).rejects.toMatchObject({ status: 409, code: 'noAccount' })
})
