import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { invitedColleague, workingColleague } from '#src/testing/members.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an invitation that was taken back can’t be accepted, and its address is forgotten', async () => {
  const { rescue, colleague, membershipId: id } = await invitedColleague(register)
  expect((await rescue.api.withdrawInvitation({ id })).status).toBe(200)
  expect(await colleague.api.answerInvitation({ id, accept: true })).toMatchObject({ status: 404, code: 'noSuchInvitation' })
  expect((await newestTo(register, colleague.email)).subject).toBe('Your invitation to work for an organisation was taken back')
  const { email } = await register.db.selectFrom('membership').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  expect(email).toBeNull()
})

test('nobody takes back another’s invitation, or one that was answered', async () => {
  const { rescue, membershipId: id } = await workingColleague(register)
  expect(await rescue.api.withdrawInvitation({ id })).toMatchObject({ status: 404, code: 'noSuchInvitation' })
  const other = await organisation(register, 'Other Rescue')
  const open = await invitedColleague(register)
  expect(await other.api.withdrawInvitation({ id: open.membershipId })).toMatchObject({ status: 404, code: 'noSuchInvitation' })
})
