import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { actingAs, invitedColleague, workingColleague } from '#src/testing/members.ts'
import { form, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'
import { MOST_PEOPLE } from '../lifecycle.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('someone is invited by e-mail, which names nobody to an address that nobody has confirmed', async () => {
  const rescue = await organisation(register, 'Hedgerow Rescue')
  const { email } = form()
  expect(await rescue.api.invitePerson({ email, role: 'manager' })).toMatchObject({ status: 200 })
  const letter = await newestTo(register, email)
  expect(letter.subject).toBe('You’re invited to work for an organisation on Homeward')
  expect(letter.text).not.toContain('Hedgerow')
  expect(letter.text).toContain('10 April 2026')
})

test('the holder of an account reads who invites them', async () => {
  const { colleague } = await invitedColleague(register)
  const letter = await newestTo(register, colleague.email)
  expect(letter.subject).toBe('You’re invited to work for Hedgerow Rescue on Homeward')
  expect(letter.text).toContain('Hedgerow Rescue has typed in your e-mail address')
})

test('nobody is invited twice, not even by two clicks at once, nor is the organisation itself', async () => {
  const rescue = await organisation(register, 'Hedgerow Rescue')
  const { email } = form()
  const asked = { email, role: 'readOnly' }
  const replies = await Promise.all([rescue.api.invitePerson(asked), rescue.api.invitePerson(asked)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await rescue.api.invitePerson(asked)).toMatchObject({ code: 'already', fields: { email: expect.any(String) } })
  expect(await rescue.api.invitePerson({ ...asked, email: rescue.email })).toMatchObject({ code: 'ownAddress' })
  expect(await mailbox(register, email)).toHaveLength(1)
})

test('whoever works there already isn’t invited again', async () => {
  const { rescue, colleague } = await workingColleague(register)
  expect(await rescue.api.invitePerson({ email: colleague.email, role: 'owner' })).toMatchObject({ status: 409, code: 'already' })
})

test('an organisation that hasn’t confirmed its own address invites nobody', async () => {
  const professional = { kind: 'Welfare', organisation: 'New Rescue', organisationKind: 'rescue', registrationNumber: '7' }
  const { api } = await join(register, { profileType: 'Welfare', professional })
  expect(await api.invitePerson({ email: form().email, role: 'owner' })).toMatchObject({ status: 409, code: 'confirmFirst' })
})

test('up to 50 people work for an organisation', async () => {
  const rescue = await organisation(register, 'Hedgerow Rescue')
  for (let one = 0; one < MOST_PEOPLE; one += 1) await rescue.api.invitePerson({ email: form().email, role: 'readOnly' })
  register.clock.turn({ days: 1 })
  expect(await rescue.api.invitePerson({ email: form().email, role: 'readOnly' })).toMatchObject({ status: 409, code: 'tooMany' })
})

test('a member who is an owner invites as well, and the history names them', async () => {
  const { acting, colleague } = await workingColleague(register, 'owner')
  const { data } = await acting.invitePerson({ email: form().email, role: 'teamMember' })
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', data.id).execute()
  expect(events).toMatchObject([{ move: 'invite', byPerson: colleague.id }])
})

test('an invited person who manages can’t invite', async () => {
  const { colleague, membershipId } = await invitedColleague(register, 'manager')
  await colleague.api.answerInvitation({ id: membershipId, accept: true })
  const acting = await actingAs(register, colleague.api, membershipId)
  expect(await acting.invitePerson({ email: form().email, role: 'owner' })).toMatchObject({ status: 403, code: 'notYourLevel' })
})
