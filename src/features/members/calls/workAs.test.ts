import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { decode } from '#platform/web/session.ts'
import { stray } from '#src/testing/litters.ts'
import { actingAs, invitedColleague, workingColleague } from '#src/testing/members.ts'
import { freshAddress, joinReachable } from '#src/testing/newcomer.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { setUpApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a member asks as the organisation, and what they do is the organisation’s', async () => {
  const { rescue, colleague, acting } = await workingColleague(register)
  const { data } = await acting.addPetByWelfare(stray())
  const { keeperId } = await register.db.selectFrom('pet').select('keeperId').where('id', '=', data.petId).executeTakeFirstOrThrow()
  expect(keeperId).toBe(rescue.id)
  expect((await colleague.api.getUsersPets()).data.items).toEqual([])
})

test('the token says who works, in which role, and for whom', async () => {
  const { rescue, colleague, membershipId: id } = await workingColleague(register, 'manager')
  const { data } = await colleague.api.workAs({ id })
  expect(decode(data.token)).toMatchObject({
    sub: rescue.id,
    name: 'Hedgerow Rescue',
    profileTypes: ['Welfare'],
    working: { member: 'Jo Bell', role: 'manager' },
  })
  const again = await register.stranger.login({ email: colleague.email, password: colleague.password }, { address: freshAddress() })
  expect(decode(again.data.token)).toMatchObject({ sub: colleague.id, organisations: 1, working: null })
})

test('a breeder’s organisation is called what the breeder is listed as', async () => {
  const colleague = await joinReachable(register)
  const bryony = await register.as('bryony')
  await register.db
    .updateTable('profile')
    .set({ details: JSON.stringify({ kind: 'Breeder', licensed: false, listed: true, publicName: 'Hollow Farm Spaniels' }) })
    .where('accountId', '=', register.people.bryony)
    .where('type', '=', 'Breeder')
    .execute()
  const { data } = await bryony.invitePerson({ email: colleague.email, role: 'teamMember' })
  await colleague.api.answerInvitation({ id: data.id, accept: true })
  expect(decode((await colleague.api.workAs({ id: data.id })).data.token)).toMatchObject({ name: 'Hollow Farm Spaniels' })
  expect((await colleague.api.getMyOrganisations()).data.organisations[0]).toMatchObject({ organisation: 'Hollow Farm Spaniels' })
})

test('nobody works for an organisation that isn’t theirs, or hasn’t been accepted', async () => {
  const { colleague, membershipId: id } = await invitedColleague(register)
  expect(await colleague.api.workAs({ id })).toMatchObject({ status: 404, code: 'notYourOrganisation' })
  await colleague.api.answerInvitation({ id, accept: true })
  const stranger = await joinReachable(register)
  expect(await stranger.api.workAs({ id })).toMatchObject({ status: 404, code: 'notYourOrganisation' })
})

test('the organisation’s password, addresses and end are out of reach, even for an owner', async () => {
  const { acting, rescue } = await workingColleague(register, 'owner')
  const asked = { currentPassword: rescue.password, newPassword: 'lantern kettle meadow' }
  expect(await acting.changePassword(asked)).toMatchObject({ status: 403, code: 'notByMembers' })
  expect(await acting.updateUserEmail({ email: 'mine@example.org', password: rescue.password })).toMatchObject({ code: 'notByMembers' })
  expect(await acting.updateUser({ close: { password: rescue.password } })).toMatchObject({ code: 'notByMembers' })
  expect(await acting.register({ email: rescue.email })).toMatchObject({ code: 'notByMembers' })
})

test('a role that doesn’t go so far is told whose does', async () => {
  const { acting } = await workingColleague(register)
  const refused = await acting.buyPlan({})
  expect(refused).toMatchObject({ status: 403, code: 'notYourLevel' })
  expect(refused.message).toBe('Your role at Hedgerow Rescue doesn’t let you do this. Ask a manager or an owner.')
})

test('the code that opens keepers’ records is the member’s own', async () => {
  const { acting, colleague } = await workingColleague(register)
  const asked = { chipNumber: '977200009412683', reason: 'found' }
  expect(await acting.professionalChipInfo(asked)).toMatchObject({ code: 'noSecondFactor' })
  await setUpApp(register, acting, colleague.password)
  expect((await colleague.api.getSecondFactor()).data.provenUntil).not.toBeNull()
  expect(await acting.professionalChipInfo(asked)).toMatchObject({ status: 200 })
  expect(await register.db.selectFrom('lookup').select('byPerson').where('byPerson', '=', colleague.id).execute()).toHaveLength(1)
})

test('the session ends with the member’s own, with their password, with the organisation’s, and with the next one', async () => {
  const { acting, colleague, membershipId: id } = await workingColleague(register)
  const next = await actingAs(register, colleague.api, id)
  expect((await acting.getTasks()).status).toBe(401)
  expect((await next.getTasks()).status).toBe(200)

  const other = await register.stranger.login({ email: colleague.email, password: colleague.password }, { address: freshAddress() })
  const elsewhere = register.withToken(other.data.token)
  await elsewhere.changePassword({ currentPassword: colleague.password, newPassword: 'lantern kettle meadow' })
  expect((await next.getTasks()).status).toBe(401)

  const last = await actingAs(register, elsewhere, id)
  await last.logout()
  expect((await elsewhere.getTasks()).status).toBe(401)
})

test('the session ends when the organisation’s password is changed', async () => {
  const { acting, rescue, colleague } = await workingColleague(register)
  await rescue.api.changePassword({ currentPassword: rescue.password, newPassword: 'lantern kettle meadow' })
  expect((await acting.getTasks()).status).toBe(401)
  expect((await colleague.api.getTasks()).status).toBe(200)
})

test('the session ends when our staff refuse the organisation, and nobody begins another', async () => {
  const { acting, rescue, colleague, membershipId: id } = await workingColleague(register)
  const { id: profileId } = await register.db
    .selectFrom('profile')
    .select('id')
    .where('accountId', '=', rescue.id)
    .executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'refuse', profileId, 'Staff'))
  expect((await acting.getTasks()).status).toBe(401)
  expect(await colleague.api.workAs({ id })).toMatchObject({ status: 409, code: 'notOpen' })
  expect((await colleague.api.getMyOrganisations()).data.organisations).toMatchObject([{ id, isOpen: false }])
})

test('what we checked of one person isn’t lent: no member works as a trainer', async () => {
  const { colleague, rescue, membershipId: id } = await workingColleague(register)
  await register.asOwner(
    `insert into profile (id, account_id, type, status, status_at, details, created_at)
     select gen_random_uuid(), '${rescue.id}', 'Trainer', 'active', now(), '{}', now() where set_config('session_replication_role', 'replica', false) is not null`,
  )
  const { data } = await colleague.api.workAs({ id })
  expect(decode(data.token)?.profileTypes).toEqual(['Welfare'])
  expect(await register.withToken(data.token).getTrainerDesk()).toMatchObject({ status: 403, code: 'notYourRole' })
})
