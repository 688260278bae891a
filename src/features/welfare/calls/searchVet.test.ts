import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'
import { listedVet, listing } from '#src/testing/vets.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await listedVet(register)
  await listedVet(register, { publicName: 'Bicester Night Vets', postcode: 'OX26 6AA', alwaysOpen: true })
  await listedVet(register, { publicName: 'Highland Vets', postcode: 'IV1 1AA', alwaysOpen: true })
})
afterAll(() => register.close())

const names = async (input: object) => (await register.stranger.searchVet(input)).data.items.map(({ name }) => name)

test('anyone finds the nearest that want to be found, with the distance and whether they’re open', async () => {
  const { items, place } = (await register.stranger.searchVet({ near: 'Banbury', km: 40 })).data
  expect(place).toBe('Banbury')
  expect(items.map(({ name }) => name)).toEqual(['Ashby Vets', 'Bicester Night Vets'])
  expect(items[0]).toMatchObject({ phone: '+441295123456', address: '1 High Street, Banbury, OX16 5QB', scans: true, takesIn: false })
  expect(items[1]).toMatchObject({ isOpen: true, words: 'open 24 hours' })
  expect(items[1]?.km).toBeGreaterThan(10)
  await expectSorts((sort) => register.stranger.searchVet({ near: 'Banbury', km: 40, sort }), 'name')
})

test('the search is narrowed to those nearby, of a kind, or open now', async () => {
  expect(await names({ near: 'OX16 5QB', km: 5 })).toEqual(['Ashby Vets'])
  expect(await names({ lat: 57.48, lng: -4.22 })).toEqual(['Highland Vets'])
  expect(await names({ near: 'Banbury', km: 40, kind: 'vet practice' })).toEqual([])
  register.clock.turn({ hours: 12 })
  const open = await names({ near: 'Banbury', km: 40, open: 'now' })
  expect(open).toContain('Bicester Night Vets')
})

test('an organisation that stops being listed, or was never verified, is not found', async () => {
  const { api, reply } = await listedVet(register, { publicName: 'Truro Vets', postcode: 'TR1 1AA' })
  expect(reply).toMatchObject({ status: 200, message: 'Saved' })
  expect(await names({ near: 'Truro' })).toEqual(['Truro Vets'])
  await api.updateWelfareListing(listing({ listed: false }))
  expect(await names({ near: 'Truro' })).toEqual([])
})

test('says what it needs of a place, and when none can be looked up', async () => {
  expect(await register.stranger.searchVet({})).toMatchObject({ status: 400, code: 'placeNeeded' })
  expect(await register.stranger.searchVet({ near: 'Nowhere-on-Sea' })).toMatchObject({ status: 400, code: 'noSuchPlace' })
  const { find } = register.services.postcodes
  register.services.postcodes.find = () => Promise.reject(new Error('down'))
  expect(await register.stranger.searchVet({ near: 'Banbury' })).toMatchObject({ status: 503, code: 'placesDown' })
  register.services.postcodes.find = find
})
