import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { appointStaff, listStaff } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

const eventsOf = (subjectId: string) =>
  register.db.selectFrom('event').selectAll().where('subjectId', '=', subjectId).orderBy('seq', 'desc').execute()

test('what Staff do names the account that did it and why, in the history of that account', async () => {
  const { accountId } = await run(appointStaff, { email: PEOPLE.anna.email.toUpperCase(), reason: 'She joins the desk.' })
  expect(accountId).toBe(register.people.anna)
  const actor = await staffAccount(register)
  const [act] = await eventsOf(actor)
  expect(act).toMatchObject({
    subject: 'account',
    move: 'appointStaff',
    byRole: 'Staff',
    byAccount: actor,
    facts: { reason: 'She joins the desk.' },
  })
  expect(JSON.stringify(act?.facts)).not.toContain('@')
  const profile = await register.db
    .selectFrom('profile')
    .select('id')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Staff')
    .executeTakeFirstOrThrow()
  expect(await eventsOf(profile.id)).toMatchObject([{ move: 'appoint', byAccount: actor, byRole: 'Staff' }])
  expect((await run(listStaff, {})).items.map(({ name }) => name).sort()).toEqual([PEOPLE.anna.name, STAFF.name])
})

test('an act that is refused leaves nothing behind', async () => {
  const before = await eventsOf(await staffAccount(register))
  await expect(run(appointStaff, { email: STAFF.email, reason: 'Again' })).rejects.toMatchObject({ status: 409, code: 'alreadyStaff' })
  await expect(run(appointStaff, { email: 'nobody@homeward.example', reason: 'New' })).rejects.toMatchObject({
    status: 404,
    code: 'noSuchAccount',
  })
  expect(await eventsOf(await staffAccount(register))).toHaveLength(before.length)
})

test('an address that nobody has confirmed isn’t made staff', async () => {
  const { email } = PEOPLE.toby
  await register.db.updateTable('account').set({ emailVerifiedAt: null }).where('email', '=', email).execute()
  await expect(run(appointStaff, { email, reason: 'She joins' })).rejects.toMatchObject({ status: 409, code: 'notConfirmed' })
})

test('a reason is needed', async () => {
  await expect(run(appointStaff, { email: PEOPLE.toby.email, reason: ' ' })).rejects.toMatchObject({ fields: { reason: 'Enter a reason' } })
})
