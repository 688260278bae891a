import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const details = {
  name: 'Anna Hughes-Bevan',
  address: { line1: '2 Harbour View', line2: 'Flat 3', town: 'Cardiff', county: '', postcode: 'cf105ea' },
  secondContact: { name: 'Idris Bevan', phone: '07700 900102' },
  vetPractice: 'Quay Street Vets',
  rescueBackup: null,
}

test('what is saved is what is shown, and counts as confirmed today', async () => {
  register.clock.turn({ days: 3 })
  const anna = await register.as('anna')
  expect(await anna.updateUserProfile(details)).toMatchObject({ status: 200, message: 'We’ve saved your details' })
  expect((await anna.userProfile()).data).toMatchObject({
    ...details,
    address: { ...details.address, postcode: 'CF10 5EA', nation: 'Wales' },
    secondContact: { name: 'Idris Bevan', phone: '+447700900102' },
    contactConfirmedAt: register.clock.now().toISOString(),
  })
})

test('a landline is kept until it is changed or taken away, and a mobile number isn’t one', async () => {
  const anna = await register.as('anna')
  const landline = async () => (await anna.userProfile()).data.landline
  await anna.updateUserProfile({ ...details, landline: '01432 870123' })
  await anna.updateUserProfile(details)
  expect(await landline()).toBe('+441432870123')
  expect(await anna.updateUserProfile({ ...details, landline: '07700 900123' })).toMatchObject({ status: 400 })
  await anna.updateUserProfile({ ...details, landline: null })
  expect(await landline()).toBeNull()
})

test('a second contact can be taken away again', async () => {
  const anna = await register.as('anna')
  await anna.updateUserProfile(details)
  await anna.updateUserProfile({ ...details, secondContact: null, vetPractice: null })
  expect((await anna.userProfile()).data).toMatchObject({ secondContact: null, vetPractice: null })
})

test('what it was before is kept, and the change stands in the chain of events', async () => {
  const bryony = await register.as('bryony')
  const { bryony: accountId } = register.people
  await bryony.updateUserProfile({ ...details, name: 'Bryony Clarke' })
  const history = await register.db.selectFrom('accountHistory').select('before').where('accountId', '=', accountId).execute()
  expect(history).toMatchObject([{ before: { line1: 'Hollow Farm', town: 'Skipton', postcode: 'BD23 1PT' } }])
  const events = await register.db
    .selectFrom('event')
    .select(['move', 'clause'])
    .where('subjectId', '=', accountId)
    .orderBy('seq')
    .execute()
  expect(events.slice(1)).toEqual([{ move: 'updateDetails', clause: 'ACC-12' }])
})

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  ['no street', { address: { ...details.address, line1: '' } }, { 'address.line1': 'Enter a house number or name, and street' }],
  ['a second contact without a number', { secondContact: { name: 'Idris' } }, { 'secondContact.phone': 'Enter a mobile number' }],
  ['an account id', { id: '0' }, { id: "There’s no field called 'id' here" }],
])('%s is named and nothing is changed', async (_, over, fields) => {
  const wilma = await register.as('wilma')
  expect(await wilma.updateUserProfile({ ...details, ...over })).toMatchObject({ status: 400, fields })
  expect((await wilma.userProfile()).data.name).toBe('Wilma Okafor')
})

test('a name or an address with line breaks, which could pass for words of ours in a letter, is refused by its field', async () => {
  const anna = await register.as('anna')
  const forged = 'Anna\r\n\r\nYour account is blocked'
  const address = { ...details.address, line1: forged, line2: forged, town: forged, county: forged }
  const reply = await anna.updateUserProfile({ name: forged, address, secondContact: null, vetPractice: forged, rescueBackup: forged })
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.fields).sort()).toEqual(
    ['address.county', 'address.line1', 'address.line2', 'address.town', 'name', 'rescueBackup', 'vetPractice'].sort(),
  )
})

test('details that were changed meanwhile are not overwritten by who hasn’t seen them', async () => {
  const anna = await register.as('anna')
  const { version } = (await anna.userProfile()).data
  expect(await anna.updateUserProfile({ ...details, vetPractice: 'Lamb Street Vets', version })).toMatchObject({ status: 200 })
  expect(await anna.updateUserProfile({ ...details, name: 'Anna Hughes', version })).toMatchObject({
    status: 409,
    code: 'changedMeanwhile',
  })
  expect((await anna.userProfile()).data).toMatchObject({ name: details.name, vetPractice: 'Lamb Street Vets' })
})
