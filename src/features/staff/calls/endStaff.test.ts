import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { STAFF } from '#database/seed/staff.ts'
import { rolesOf } from '#features/accounts/queries.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, secondStaffOf } from '#src/testing/staff.ts'
import { appointStaff, endStaff, listStaff } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const namesNow = async () => (await run(listStaff, {})).items.map(({ name }) => name)
const { email } = PEOPLE.anna

test('a staff account is ended, signed out everywhere, and can be appointed again', async () => {
  const anna = await register.as('anna')
  await run(appointStaff, { email, reason: 'She joins.' })
  expect(await rolesOf(register.db, register.people.anna)).toContain('Staff')
  await run(endStaff, { email, reason: 'She left.' })
  expect(await namesNow()).toEqual([STAFF.name])
  expect(await rolesOf(register.db, register.people.anna)).not.toContain('Staff')
  expect((await anna.userProfile()).status).toBe(401)
  await run(appointStaff, { email, reason: 'She’s back.' })
  expect(await namesNow()).toContain(PEOPLE.anna.name)
})

test('who is none of them isn’t ended', async () => {
  await expect(run(endStaff, { email: PEOPLE.toby.email, reason: 'Gone' })).rejects.toMatchObject({ status: 404, code: 'notStaff' })
})

test('the last one is never ended, nor one’s own', async () => {
  await expect(run(endStaff, { email: STAFF.email, reason: 'Gone' })).rejects.toMatchObject({ code: 'yourOwnMatter' })
  await run(endStaff, { email, reason: 'She left.' })
  // Two who end each other at the same moment come one after the other.
  const other = secondStaffOf(() => register)
  await expect(other(endStaff, { email: STAFF.email, reason: 'Gone' })).rejects.toMatchObject({ status: 409, code: 'lastOne' })
})
