import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestTo } from '#src/testing/mailbox.ts'
import { actingAs, invitedColleague, workingColleague } from '#src/testing/members.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('another role ends the session at once, and holds in the next', async () => {
  const { rescue, colleague, acting, membershipId: id } = await workingColleague(register)
  expect(await acting.getPayments()).toMatchObject({ status: 403, code: 'notYourLevel' })
  expect((await rescue.api.changePersonRole({ id, role: 'manager' })).status).toBe(200)
  expect(await acting.getTasks()).toMatchObject({ status: 401, code: 'signInFirst' })
  expect((await newestTo(register, colleague.email)).subject).toBe('Your role at Hedgerow Rescue has changed')
  const again = await actingAs(register, colleague.api, id)
  expect((await again.getPayments()).status).toBe(200)
})

test('the role that they have already changes nothing', async () => {
  const { rescue, acting, membershipId: id } = await workingColleague(register, 'readOnly')
  expect((await rescue.api.changePersonRole({ id, role: 'readOnly' })).status).toBe(200)
  expect((await acting.getTasks()).status).toBe(200)
})

test('an invitation can have another role before it’s answered', async () => {
  const { rescue, colleague, membershipId: id } = await invitedColleague(register)
  await rescue.api.changePersonRole({ id, role: 'readOnly' })
  expect((await colleague.api.getMyOrganisations()).data.invitations).toMatchObject([{ role: 'readOnly' }])
})

test('nobody changes the roles of another organisation, or their own', async () => {
  const { acting, membershipId: id } = await workingColleague(register, 'owner')
  const other = await organisation(register, 'Other Rescue')
  expect(await other.api.changePersonRole({ id, role: 'owner' })).toMatchObject({ status: 404, code: 'noSuchPerson' })
  expect(await acting.changePersonRole({ id, role: 'readOnly' })).toMatchObject({ status: 409, code: 'yourself' })
})
