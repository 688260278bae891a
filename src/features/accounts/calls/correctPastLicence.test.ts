import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '#src/testing/client.ts'
import { litter, puppy } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const council = 'North Yorkshire Council'
const give = (licenceNumber: string, more: object = {}) =>
  bryony.sendEvidence({
    profileType: 'Breeder',
    licence: { issuingAuthority: council, licenceNumber, licenceEndsOn: '2027-03-31' },
    ...more,
  })
const written = async (petId: string) => (await bryony.getPetDetail({ petId })).data.breeder
const past = async () => (await bryony.userProfile()).data.profiles.find(({ type }) => type === 'Breeder')?.pastLicences

test('a number that was replaced without saying it was mistyped is corrected later, on the puppies that carry it too', async () => {
  await give('NYC/W', { correctsLicence: true })
  const bred = async (name: string) =>
    (await bryony.addPetByBreeder(litter({ dam: { name }, bornOn: '2026-01-20', young: [puppy()] }))).data.pets[0]?.petId ?? ''
  const petId = await bred('Tansy')
  await give('NYC/8')
  expect(await written(petId)).toMatchObject({ licence: 'NYC/W' })
  expect(await past()).toEqual([{ licenceNumber: 'NYC/W', issuingAuthority: council, licenceEndsOn: '2027-03-31' }])

  expect(await bryony.correctPastLicence({ was: 'NYC/W', licenceNumber: 'NYC/8', issuingAuthority: council })).toMatchObject({
    status: 200,
  })
  expect(await written(petId)).toMatchObject({ licence: 'NYC/8', authority: council })
  // It’s one licence now, which was valid at the birth of an animal that’s registered later.
  expect(await past()).toBeUndefined()
  expect(await written(await bred('Sedge'))).toMatchObject({ licence: 'NYC/8' })
})

test('a licence that was another stays before the one that followed, under its right number', async () => {
  await give('NYC/9')
  await give('NYC/10')
  await bryony.correctPastLicence({ was: 'NYC/9', licenceNumber: 'NYC/19', issuingAuthority: 'Leeds City Council' })
  expect((await past())?.[0]).toMatchObject({ licenceNumber: 'NYC/19', issuingAuthority: 'Leeds City Council' })
})

test('the licence they have now isn’t one of those before, nor is one that never was: noSuchLicence', async () => {
  for (const was of ['NYC/10', 'NYC/99'])
    expect(await bryony.correctPastLicence({ was, licenceNumber: 'NYC/1', issuingAuthority: council })).toMatchObject({
      status: 404,
      code: 'noSuchLicence',
    })
})
