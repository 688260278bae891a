import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { litter } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'
import type { AskedLitter } from '../contract.ts'
import { kilometresTo } from '../found.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  const bryony = await register.as('bryony')
  await bryony.addPetByBreeder(litter())
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  const nia = await breeder('Ludlow Cats')
  const cross: AskedLitter['breed'] = { kind: 'cross', breedIds: ['ragdoll', 'persian'] }
  await nia.api.addPetByBreeder(litter({ species: 'cat', breed: cross }))
})
afterAll(() => register.close())

async function breeder(publicName: string) {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const { id } = await register.db
    .selectFrom('profile')
    .select('id')
    .where('accountId', '=', nia.id)
    .where('type', '=', 'Breeder')
    .executeTakeFirstOrThrow()
  await asProvider(register, ({ transition }) => transition(verificationLife, 'verify', id, 'Staff'))
  await nia.api.updateBreederListing({ listed: true, publicName })
  return nia
}

const names = async (input: object) => (await register.stranger.searchBreeders(input)).data.items.map(({ name }) => name)

test('strangers find breeders by name, town, licence and what they breed, and nothing else of them', async () => {
  const { items } = (await register.stranger.searchBreeders({})).data
  expect(items.map(({ id: _, ...shown }) => shown)).toEqual([
    {
      name: 'Hollow Farm',
      phone: null,
      about: '',
      website: null,
      town: 'Skipton',
      nation: 'England',
      licence: 'NYC/AL/2024/0187',
      authority: 'North Yorkshire Council',
      licensedUntil: null,
      breeds: ['Cocker Spaniel'],
      away: null,
      distanceKm: null,
    },
    {
      name: 'Ludlow Cats',
      phone: null,
      about: '',
      website: null,
      town: 'Ludlow',
      nation: 'England',
      licence: null,
      authority: null,
      licensedUntil: null,
      breeds: ['Ragdoll × Persian'],
      away: null,
      distanceKm: null,
    },
  ])
  expect(JSON.stringify(items)).not.toMatch(/Bryony|Clarke|Nia|Powell|@|BD23|SY8/)
  expect(items.map(({ id }) => id)).not.toContain(register.people.bryony)
})

test('a kind or a breed leaves the others out, and one half of a cross counts', async () => {
  expect(await names({ species: 'cat' })).toEqual(['Ludlow Cats'])
  expect(await names({ breedId: 'persian' })).toEqual(['Ludlow Cats'])
  expect(await names({ breedId: 'cocker-spaniel', species: 'cat' })).toEqual([])
  const asked = { species: 'dog', breedId: 'cocker-spaniel' } as const
  expect((await register.stranger.searchBreeders(asked)).data).toMatchObject({ breed: 'Cocker Spaniel', total: 1 })
})

test('with a place the nearest stand first', async () => {
  expect(await names({ near: 'SY8 1AA' })).toEqual(['Ludlow Cats', 'Hollow Farm'])
  const { items } = (await register.stranger.searchBreeders({ near: 'LS1 4DY' })).data
  expect(items.map(({ name }) => name)).toEqual(['Hollow Farm', 'Ludlow Cats'])
  expect(items[0]?.distanceKm).toBeGreaterThan(20)
  expect(items[0]?.distanceKm).toBeLessThan(60)
  expect(await names({ near: 'LS1 4DY', km: 60 })).toEqual(['Hollow Farm'])
})

test('Skipton is 36 km from Leeds, both ways, and nothing from itself', async () => {
  const [skipton, leeds] = [
    { lat: 53.962, lng: -2.017 },
    { lat: 53.797, lng: -1.547 },
  ]
  const km = async (from: typeof leeds, to: typeof leeds) => {
    const point = { lat: sql`${to.lat}::float8`, lng: sql`${to.lng}::float8` }
    return (await register.db.selectNoFrom(kilometresTo(from, point).as('km')).executeTakeFirst())?.km
  }
  expect([await km(skipton, leeds), await km(leeds, skipton), await km(leeds, leeds)]).toEqual([36, 36, 0])
})

test('a postcode that there is not is refused', async () => {
  expect(await register.stranger.searchBreeders({ near: 'QV99 9ZZ' })).toMatchObject({ status: 404, code: 'noSuchPlace' })
})

test('pages follow each other without gap or double', async () => {
  expect(await Promise.all([1, 2, 3].map((page) => names({ page, pageSize: 1 })))).toEqual([['Hollow Farm'], ['Ludlow Cats'], []])
  await expectSorts((sort) => register.stranger.searchBreeders({ sort }), 'name')
})

test('who has moved house is found in the new town, without a distance that would be that of the old one', async () => {
  const bryony = await register.as('bryony')
  const address = { line1: '1 Sea View', line2: '', town: 'Whitby', county: '', postcode: 'YO21 3PU' }
  await register.db.updateTable('account').set(address).where('id', '=', register.people.bryony).execute()
  const here = (await register.stranger.searchBreeders({ near: 'LS1 4DY' })).data.items
  expect(here.map(({ name, town, distanceKm }) => [name, town, distanceKm === null])).toEqual([
    ['Ludlow Cats', 'Ludlow', false],
    ['Hollow Farm', 'Whitby', true],
  ])
  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm' })
  expect(await names({ near: 'YO21 3PU' })).toEqual(['Hollow Farm', 'Ludlow Cats'])
})

test('what was bred more than five years ago is forgotten', async () => {
  register.clock.turn({ days: 5 * 366 })
  expect(await names({ species: 'dog' })).toEqual([])
  expect((await register.stranger.searchBreeders({})).data.items.map(({ breeds }) => breeds)).toEqual([[], []])
})
