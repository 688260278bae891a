import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'
import { listedVet, listing } from '#src/testing/vets.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('what an organisation says of itself is what it reads again, and nothing else of its profile changes', async () => {
  const { api } = await listedVet(register, { site: 'https://ashby.example', emergencyPhone: '01295 999999', takesIn: true })
  const { data } = await api.welfareListing({})
  const kept = { phone: '+441295123456', emergencyPhone: '+441295999999' }
  expect(data).toMatchObject({ ...listing(), ...kept, site: 'https://ashby.example', takesIn: true, town: 'Banbury' })
})

test.each([
  ['a name', { publicName: '' }, 'nameNeeded'],
  ['a phone number', { phone: '' }, 'phoneNeeded'],
  ['a place that there is', { postcode: 'QQ1 1QQ' }, 'noSuchPlace'],
])('whoever is listed needs %s', async (_, over, code) => {
  expect((await listedVet(register, over)).reply).toMatchObject({ status: 400, code })
})

test('an organisation whom Staff have not verified is not listed', async () => {
  const { api } = await organisation(register, 'New Vets', { verified: false })
  expect(await api.updateWelfareListing(listing())).toMatchObject({ status: 403, code: 'notVerified' })
})

test('a script is no web address, and neither words nor half a number are a phone number', async () => {
  expect((await listedVet(register, { site: 'javascript:alert(1)' })).reply).toMatchObject({ status: 400 })
  for (const phone of ['call me', '123 4567'])
    expect((await listedVet(register, { phone })).reply).toMatchObject({
      status: 400,
      fields: { phone: 'Enter a UK phone number, like 01295 123456' },
    })
})

test('nothing is lost while places cannot be looked up', async () => {
  const { find } = register.services.postcodes
  register.services.postcodes.find = () => Promise.reject(new Error('down'))
  expect((await listedVet(register)).reply).toMatchObject({ status: 503, code: 'placesDown' })
  register.services.postcodes.find = find
})

test('a listing that was changed meanwhile isn’t overwritten by who hasn’t seen it: changedMeanwhile', async () => {
  const { api } = await listedVet(register)
  const { version } = (await api.welfareListing({})).data
  expect(await api.updateWelfareListing({ ...listing({ takesIn: true }), version })).toMatchObject({ status: 200 })
  expect(await api.updateWelfareListing({ ...listing(), version })).toMatchObject({ status: 409, code: 'changedMeanwhile' })
  const { version: now, takesIn } = (await api.welfareListing({})).data
  expect(takesIn).toBe(true)
  expect(await api.updateWelfareListing({ ...listing(), version: now })).toMatchObject({ status: 200 })
})
