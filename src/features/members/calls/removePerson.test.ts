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

test('whoever is removed is out at once, and still in their own account', async () => {
  const { rescue, colleague, acting, membershipId: id } = await workingColleague(register, 'manager')
  expect((await acting.getTasks()).status).toBe(200)
  expect((await rescue.api.removePerson({ id })).status).toBe(200)
  expect(await acting.getTasks()).toMatchObject({ status: 401, code: 'signInFirst' })
  expect((await colleague.api.userProfile()).status).toBe(200)
  expect(await colleague.api.workAs({ id })).toMatchObject({ status: 404, code: 'notYourOrganisation' })
  expect((await newestTo(register, colleague.email)).subject).toBe('You don’t work for Hedgerow Rescue any more')
})

test('of a removal and a sign-in at once nobody stays in', async () => {
  const { rescue, colleague, membershipId: id } = await workingColleague(register)
  const [signedIn] = await Promise.all([colleague.api.workAs({ id }), rescue.api.removePerson({ id })])
  if (signedIn.status !== 200) return expect(signedIn.code).toBe('notYourOrganisation')
  expect((await register.withToken(signedIn.data.token).getTasks()).status).toBe(401)
})

test('nobody removes people of another organisation, those who were only invited, or themselves', async () => {
  const { acting, membershipId: id } = await workingColleague(register, 'owner')
  const other = await organisation(register, 'Other Rescue')
  expect(await other.api.removePerson({ id })).toMatchObject({ status: 404, code: 'noSuchPerson' })
  expect(await acting.removePerson({ id })).toMatchObject({ status: 409, code: 'yourself' })
  const open = await invitedColleague(register)
  expect(await open.rescue.api.removePerson({ id: open.membershipId })).toMatchObject({ status: 404, code: 'noSuchPerson' })
})
