import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { workingColleague } from '#src/testing/members.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const statusOf = async (id: string) =>
  await register.db.selectFrom('membership').select('status').where('id', '=', id).executeTakeFirstOrThrow()

test('when the organisation is closed nobody works for it any more, and they hear of it', async () => {
  const { rescue, colleague, acting, membershipId: id } = await workingColleague(register)
  await close(rescue)
  expect((await acting.getTasks()).status).toBe(401)
  expect((await statusOf(id)).status).toBe('ended')
  expect((await newestTo(register, colleague.email)).subject).toBe('Hedgerow Rescue has closed its account')
})

test('when a member has closed their account they’re gone from the people', async () => {
  const { rescue, colleague, acting, membershipId: id } = await workingColleague(register)
  await close(colleague)
  expect((await acting.getTasks()).status).toBe(401)
  expect((await statusOf(id)).status).toBe('ended')
  expect((await newestTo(register, rescue.email)).subject).toBe('Jo Bell has left your organisation')
})

async function close({ api, password }: { api: (typeof register)['stranger']; password: string }) {
  expect((await api.updateUser({ close: { password } })).status).toBe(200)
  register.clock.turn({ days: 30 })
  await register.runJob('endClosingAccounts', {})
}
