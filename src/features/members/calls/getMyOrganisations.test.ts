import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitedColleague, workingColleague } from '#src/testing/members.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever is invited sees by whom, and in which role', async () => {
  const { colleague, membershipId: id } = await invitedColleague(register, 'manager')
  const { data } = await colleague.api.getMyOrganisations()
  expect(data).toMatchObject({ organisations: [], invitations: [{ id, organisation: 'Hedgerow Rescue', role: 'manager' }] })
  expect((await colleague.api.getTasks()).data.items).toContainEqual(
    expect.objectContaining({ kind: 'invitation', title: 'Hedgerow Rescue invites you to work for it' }),
  )
})

test('whoever works as an organisation still sees their own', async () => {
  const { acting, colleague, membershipId: id } = await workingColleague(register)
  expect((await acting.getMyOrganisations()).data).toMatchObject({ email: colleague.email, organisations: [{ id }] })
})

test('nobody else sees any of it', async () => {
  await workingColleague(register)
  const { api } = await joinReachable(register)
  expect((await api.getMyOrganisations()).data).toMatchObject({ organisations: [], invitations: [] })
})
