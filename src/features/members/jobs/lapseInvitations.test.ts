import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { invitedColleague } from '#src/testing/members.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const statusOf = async (id: string) =>
  await register.db.selectFrom('membership').select(['status', 'email']).where('id', '=', id).executeTakeFirstOrThrow()

test('an invitation that isn’t answered ends after 14 days, and the organisation hears of it', async () => {
  const { rescue, membershipId: id } = await invitedColleague(register)
  register.clock.turn({ days: 13, hours: 23 })
  await register.runJob('lapseInvitations', {})
  expect((await statusOf(id)).status).toBe('invited')
  register.clock.turn({ hours: 1 })
  await register.runJob('lapseInvitations', {})
  expect(await statusOf(id)).toEqual({ status: 'lapsed', email: null })
  expect((await newestTo(register, rescue.email)).subject).toBe('Your invitation has ended')
})
