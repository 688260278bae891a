import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('holds everything of the account, and nothing that is secret', async () => {
  const anna = await register.as('anna')
  const { status, data } = await anna.userProfile()
  const now = register.clock.now().toISOString()
  expect(status).toBe(200)
  expect(data).toEqual({
    id: register.people.anna,
    status: 'active',
    name: 'Anna Hughes',
    email: PEOPLE.anna.email,
    emailVerified: true,
    emailWaiting: null,
    mobile: PEOPLE.anna.mobile,
    mobileVerified: true,
    mobileWaiting: null,
    address: { line1: '14 Priory Lane', line2: '', town: 'Hereford', county: '', postcode: 'HR1 2BX', nation: 'England' },
    secondContact: null,
    vetPractice: null,
    rescueBackup: null,
    landline: null,
    marketing: false,
    alertByEmail: true,
    alertBySms: true,
    antiPhishingWord: null,
    profiles: [{ type: 'Customer', standing: 'active', isChecked: false, wantsEvidence: false, evidence: 0, why: null, licence: null }],
    createdAt: now,
    contactConfirmedAt: now,
    closesAt: null,
    exportLink: '/api/v1/user/exportMyData',
    version: expect.any(String),
  })
})

test('an address or a number that waited too long waits no more', async () => {
  const anna = await register.as('anna')
  await anna.updateUserMobileNumber({ mobile: '07700900401' })
  await anna.updateUserEmail({ email: 'anna.hughes@example.org', password: 'paddock lantern biscuit' })
  expect((await anna.userProfile()).data).toMatchObject({ mobileWaiting: '+447700900401', emailWaiting: 'anna.hughes@example.org' })
  register.clock.turn({ hours: 24 })
  expect((await anna.userProfile()).data).toMatchObject({ mobileWaiting: null, emailWaiting: null })
})

test('an account without an address has none', async () => {
  await register.db.updateTable('account').set({ line1: null }).where('id', '=', register.people.stefan).execute()
  const stefan = await register.as('stefan')
  expect((await stefan.userProfile()).data.address).toBeNull()
})
