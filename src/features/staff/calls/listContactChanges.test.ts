import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'
import { deskOf } from '#src/testing/staff.ts'
import { changeDetails, listContactChanges } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('changes that wait for a colleague are listed with the day from which they can approve them', async () => {
  const keeper = await confirmed(register)
  const reason = 'Knew the chip number and the old postcode.'
  const { changeId } = await run(changeDetails, { accountId: keeper.id, mobile: '07700 900 321', calledBack: true, reason })
  expect((await run(listContactChanges, {})).items).toMatchObject([
    {
      changeId,
      from: later(register.clock.now(), { days: 7 }).toISOString(),
      mobile: '+447700900321',
      next: [expect.stringContaining('approve-contact-change'), expect.stringContaining('refuse-contact-change')],
    },
  ])
})
