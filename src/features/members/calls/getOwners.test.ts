import { afterAll, beforeAll, expect, test } from 'vitest'
import { actingAs, workingColleague } from '#src/testing/members.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a colleague who only reads learns whom to ask: who runs the account, and its other owners', async () => {
  const { rescue, acting } = await workingColleague(register, 'readOnly')
  const { name } = await register.db.selectFrom('account').select('name').where('id', '=', rescue.id).executeTakeFirstOrThrow()
  expect((await acting.getOwners({})).data).toEqual({ names: [name] })

  const second = await joinReachable(register, { name: 'Ada Frost' })
  const { id } = (await rescue.api.invitePerson({ email: second.email, role: 'owner' })).data
  expect((await acting.getOwners({})).data.names).toEqual([name])
  await second.api.answerInvitation({ id, accept: true })
  expect((await acting.getOwners({})).data.names).toEqual([name, 'Ada Frost'])
  expect((await (await actingAs(register, second.api, id)).getOwners({})).data.names).toContain('Ada Frost')
})

test('a keeper has no colleagues to ask', async () => {
  expect(await (await register.as('anna')).getOwners({})).toMatchObject({ status: 403 })
})
