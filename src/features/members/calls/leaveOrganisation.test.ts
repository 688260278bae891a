import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { workingColleague } from '#src/testing/members.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever leaves is out, and the organisation hears of it', async () => {
  const { rescue, colleague, acting, membershipId: id } = await workingColleague(register)
  expect((await colleague.api.leaveOrganisation({ id })).status).toBe(200)
  expect((await acting.getTasks()).status).toBe(401)
  expect((await newestTo(register, rescue.email)).subject).toBe('Jo Bell has left your organisation')
})

test('nobody leaves for another, or twice', async () => {
  const { colleague, membershipId: id } = await workingColleague(register)
  const stranger = await joinReachable(register)
  expect(await stranger.api.leaveOrganisation({ id })).toMatchObject({ status: 404, code: 'notYourOrganisation' })
  await colleague.api.leaveOrganisation({ id })
  expect(await colleague.api.leaveOrganisation({ id })).toMatchObject({ status: 404, code: 'notYourOrganisation' })
})
