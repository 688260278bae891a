import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { invitedColleague } from '#src/testing/members.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever accepts works for the organisation, which hears of it', async () => {
  const { rescue, colleague, membershipId: id } = await invitedColleague(register)
  expect((await colleague.api.answerInvitation({ id, accept: true })).status).toBe(200)
  const { data } = await colleague.api.getMyOrganisations()
  expect(data).toMatchObject({
    organisations: [{ id, organisation: 'Hedgerow Rescue', role: 'teamMember', isOpen: true }],
    invitations: [],
  })
  expect((await newestTo(register, rescue.email)).subject).toBe('Jo Bell now works for your organisation')
})

test('of two clicks at once one accepts', async () => {
  const { rescue, colleague, membershipId: id } = await invitedColleague(register)
  const replies = await Promise.all([1, 2].map(() => colleague.api.answerInvitation({ id, accept: true })))
  expect(replies.map(({ status, code }) => code || status).toSorted()).toEqual([200, 'noSuchInvitation'])
  expect((await mailbox(register, rescue.email)).filter(({ subject }) => subject?.startsWith('Jo Bell'))).toHaveLength(1)
})

test('whoever says no doesn’t work there, and can be invited again', async () => {
  const { rescue, colleague, membershipId: id } = await invitedColleague(register)
  expect((await colleague.api.answerInvitation({ id, accept: false })).status).toBe(200)
  expect((await newestTo(register, rescue.email)).subject).toBe('Your invitation was declined')
  expect(await colleague.api.workAs({ id })).toMatchObject({ status: 404, code: 'notYourOrganisation' })
  expect((await rescue.api.invitePerson({ email: colleague.email, role: 'readOnly' })).status).toBe(200)
})

test('nobody answers what another was invited to, whoever is invited before they’ve confirmed their address, or after 14 days', async () => {
  const { colleague, membershipId: id } = await invitedColleague(register)
  const stranger = await joinReachable(register)
  expect(await stranger.api.answerInvitation({ id, accept: true })).toMatchObject({ status: 404, code: 'noSuchInvitation' })

  await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('id', '=', colleague.id).execute()
  expect(await colleague.api.answerInvitation({ id, accept: true })).toMatchObject({ status: 404, code: 'noSuchInvitation' })
  expect((await colleague.api.getMyOrganisations()).data).toMatchObject({ invitations: [], emailConfirmed: false })

  await register.db.updateTable('account').set({ emailVerifiedAt: register.clock.now() }).where('id', '=', colleague.id).execute()
  register.clock.turn({ days: 14 })
  expect(await colleague.api.answerInvitation({ id, accept: true })).toMatchObject({ status: 404, code: 'noSuchInvitation' })
})

test('an organisation that our staff have refused takes nobody in', async () => {
  const { rescue, colleague, membershipId: id } = await invitedColleague(register)
  await refuse(rescue.id)
  expect(await colleague.api.answerInvitation({ id, accept: true })).toMatchObject({ status: 404, code: 'noSuchInvitation' })
})

test('whoever works there doesn’t accept a second invitation, sent to an address that they have now', async () => {
  const { rescue, colleague, membershipId } = await invitedColleague(register)
  const later = 'jo.later@example.org'
  const { data } = await rescue.api.invitePerson({ email: later, role: 'owner' })
  await colleague.api.answerInvitation({ id: membershipId, accept: true })
  await register.db.updateTable('account').set({ email: later }).where('id', '=', colleague.id).execute()
  expect(await colleague.api.answerInvitation({ id: data.id, accept: true })).toMatchObject({ status: 409, code: 'already' })
})

async function refuse(accountId: string) {
  const { id } = await register.db.selectFrom('profile').select('id').where('accountId', '=', accountId).executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'refuse', id, 'Staff'))
}
