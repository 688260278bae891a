import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offGrid, onGrid } from '#knowledge/places/grid.ts'
import { animal } from '#src/testing/animals.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { freshEmail, keeperWithPet } from '#src/testing/rehomings.ts'

let register: TestRegister
const YORK = { lat: 53.9591, lng: -1.0815 }

beforeAll(async () => {
  register = await testRegister()
  await report({ colour: 'Black', description: 'Black spaniel by the river', where: away(1000) }, 3)
  await report({ species: 'cat', colour: 'Ginger', description: 'Ginger tom in a shed, 100% friendly', where: away(3000) }, 2)
  await report({ colour: 'White', description: 'Small white dog', where: away(30_000) }, 1)
  const { keeper, petId } = await keeperWithPet(register, 'Nettle')
  await keeper.api.saveLostPetRequest({ report: { kind: 'lost', petId, where: away(2000), seenAt: hoursAgo(5), reward: true } })
})
afterAll(() => register.close())

describe('the list of lost and found animals', () => {
  test('begins with the newest', async () => {
    const { data } = await register.stranger.getLostPets({})
    expect(data).toMatchObject({ total: 4, isMore: false, page: 1 })
    expect(data.items.map(({ at }) => at)).toEqual([hoursAgo(1), hoursAgo(2), hoursAgo(3), hoursAgo(5)])
  })

  test('near a town, a postcode or a point that was typed', async () => {
    const items = async (near: string) => (await register.stranger.getLostPets({ near, km: 10 })).data
    expect((await items('York')).centre?.area).toBe('York')
    expect((await items('York')).items).toHaveLength(3)
    expect((await items('YO1 7HH')).items).toHaveLength(3)
    expect((await items('53.96, -1.08')).items).toHaveLength(3)
    expect((await items('Truro')).items).toEqual([])
  })

  test('cannot be asked for near a place that there is not, or while no one can be asked', async () => {
    expect(await register.stranger.getLostPets({ near: 'Nowhere-on-Sea' })).toMatchObject({ status: 400, code: 'noSuchPlace' })
    const { near } = register.services.postcodes
    register.services.postcodes.near = () => Promise.reject(new Error('down'))
    expect(await register.stranger.getLostPets({ ...YORK })).toMatchObject({ status: 503, code: 'placesDown' })
    register.services.postcodes.near = near
  })

  test('or with the nearest, of those within so many kilometres', async () => {
    const { data } = await register.stranger.getLostPets({ ...YORK, km: 10, sort: 'nearest' })
    expect(data.items.map(({ name, colour }) => name ?? colour)).toEqual(['Black', 'Nettle', 'Ginger'])
    expect(data.items.every(({ metres }) => metres !== null && metres % 100 === 0)).toBe(true)
  })

  test.each([
    [{ kind: 'lost' }, ['Nettle']],
    [{ kind: 'found', species: 'cat' }, ['Ginger']],
    [{ query: 'spaniel river' }, ['Black']],
    [{ query: '100%' }, ['Ginger']],
    [{ query: 'nothing like it' }, []],
    [{ query: 'SPAN riv', ...YORK }, ['Black']],
    [{ query: 'ginger/tom', ...YORK, km: 60 }, ['Ginger']],
    [{ query: 'white', ...YORK }, []],
    [{ query: 'white', ...YORK, km: 60 }, ['White']],
    [{ query: "dog') | ('ginger" }, []],
    [{ query: 'nettle', sort: 'nearest', ...YORK }, ['Nettle']],
    [{ page: 2, pageSize: 3 }, ['Nettle']],
  ])('shows what is asked for: %j', async (asked, names) => {
    const { data } = await register.stranger.getLostPets(asked)
    expect(data.items.map(({ name, colour }) => name ?? colour)).toEqual(names)
  })
})

test('a pet is found by the words that are known of it now', async () => {
  const { keeper, petId } = await keeperWithPet(register, 'Bilbo')
  await keeper.api.saveLostPetRequest({ report: { kind: 'lost', petId, where: YORK, seenAt: hoursAgo(1), circumstances: 'Limps' } })
  const found = async (query: string) => (await register.stranger.getLostPets({ query, ...YORK })).data.items.map(({ name }) => name)
  expect(await found('bilbo limp')).toEqual(['Bilbo'])
  const { chipNumber: _, species: __, ...facts } = animal({ name: 'Frodo' })
  expect(await keeper.api.updatePet({ ...facts, petId })).toMatchObject({ status: 200 })
  expect(await found('frodo limp')).toEqual(['Frodo'])
  expect(await found('bilbo')).toEqual([])
})

/** So many metres east of York. */
function away(metres: number) {
  const { east, north } = onGrid(YORK)
  return offGrid({ east: east + metres, north })
}

const hoursAgo = (hours: number) => new Date(register.clock.now().getTime() - hours * 3_600_000).toISOString()

const report = (over: object, hours: number) =>
  register.stranger.saveLostPetRequest(
    { report: { kind: 'found', species: 'dog', seenAt: hoursAgo(hours), whereabouts: 'seen', ...over }, finderEmail: freshEmail() },
    { address: freshAddress() },
  )
