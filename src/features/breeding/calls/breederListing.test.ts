import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a breeder is not listed until they choose to be', async () => {
  const bryony = await register.as('bryony')
  const { data } = await bryony.breederListing()
  expect(data).toEqual({
    id: expect.any(String),
    listed: false,
    maySellDogs: true,
    publicName: '',
    publicPhone: '',
    publicAbout: '',
    publicWebsite: '',
    licence: 'NYC/AL/2024/0187',
    authority: 'North Yorkshire Council',
    licensedUntil: null,
    lapsed: false,
    licenceWaiting: null,
    since: '2026-03-27T09:30:00.000Z',
    sellsAs: { name: 'Bryony', isKennel: false },
    version: expect.any(String),
  })
})

test('a breeder without a licence has none to show', async () => {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  expect((await nia.api.breederListing()).data).toMatchObject({ licence: null, authority: null })
})
