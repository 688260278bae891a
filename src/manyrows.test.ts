import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from './testing/client.ts'
import { databaseMs } from './testing/databasems.ts'
import { haveMany } from './testing/manyrows.ts'
import { type TestRegister, testRegister } from './testing/register.ts'

const MANY = 10_000

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
  await haveMany(register, MANY)
})
afterAll(() => register.close())

type Ask = (api: Client) => Promise<{ status: number; data: { total: number } }>

/** The list, who asks, how many rows of it there are, and the call. The last page of twenty is asked for where the call says no other. */
const lists: [string, 'anna' | 'idris' | 'bryony' | 'wilma', number, Ask][] = [
  ['implants', 'idris', MANY, (api) => api.getImplanterImplantedChips({ page: 500 })],
  ['implants that wait longest', 'idris', MANY, (api) => api.getImplanterImplantedChips({ sort: '-age' })],
  ['implants without a keeper', 'idris', 1208, (api) => api.getImplanterImplantedChips({ state: 'unregistered' })],
  ['implants with such a number', 'idris', 111, (api) => api.getImplanterImplantedChips({ query: '0077' })],
  ['chips in stock', 'idris', MANY, (api) => api.getChipsForImplanter({ page: 500 })],
  ['chips in stock with such a number', 'idris', 111, (api) => api.getChipsForImplanter({ query: '0077' })],
  ['orders of chips', 'idris', MANY, (api) => api.chipsOrderList({ page: 500, sort: '-amount' })],
  ['reports of chips', 'idris', MANY, (api) => api.getDeadChips({ page: 500 })],
  ['animals bred', 'bryony', MANY, (api) => api.getBreederPets({ page: 500 })],
  ['animals bred, by name', 'bryony', MANY, (api) => api.getBreederPets({ sort: 'name' })],
  ['animals bred that have left', 'bryony', 7500, (api) => api.getBreederPets({ state: 'sold', page: 300 })],
  ['animals bred, by what they’re called', 'bryony', 280, (api) => api.getBreederPets({ query: '77' })],
  ['breeding animals', 'bryony', 0, (api) => api.getBreedingAnimals({ sort: 'name' })],
  ['litters', 'bryony', MANY, (api) => api.getLitters({ page: 500 })],
  ['litters, by what they’re called', 'bryony', 280, (api) => api.getLitters({ query: '77' })],
  ['animals in care', 'wilma', MANY, (api) => api.getWelfarePets({ page: 500 })],
  ['animals in care that have left', 'wilma', 7500, (api) => api.getWelfarePets({ state: 'left', sort: 'name' })],
  ['animals in care, by what they’re called', 'wilma', 280, (api) => api.getWelfarePets({ query: '77' })],
  ['animals in care that can be changed together', 'wilma', 2500, (api) => api.getAnimalsToChoose({ sort: 'name' })],
  ['requests made', 'idris', MANY, (api) => api.getPetRequests({ box: 'fromMe', page: 500 })],
  ['requests to answer', 'anna', MANY, (api) => api.getPetRequests({ box: 'toMe', page: 500 })],
  ['lookups of pets', 'anna', MANY, (api) => api.getMicroLookupHistory({ of: 'myPets', page: 500 })],
  ['lookups made', 'anna', MANY, (api) => api.getMicroLookupHistory({ of: 'mine' })],
  ['payments', 'idris', MANY, (api) => api.getPayments({ page: 500, sort: 'amount' })],
  ['breeders', 'anna', MANY, (api) => api.searchBreeders({ page: 500 })],
  ['breeders near a place', 'anna', MANY, (api) => api.searchBreeders({ near: 'HR1 2BX', page: 500 })],
  ['pets', 'anna', 2500, (api) => api.getUsersPets({ sort: 'name', page: 100 })],
]

test.for(lists)('of ten thousand rows the database finds a page of the %s in 100 ms', async ([, who, total, ask]) => {
  const api = await register.as(who)
  expect(await ask(api)).toMatchObject({ status: 200, data: { total } })
  expect(await databaseMs(register, () => ask(api))).toBeLessThan(100)
})

test('what was chipped for somebody is found as fast', async () => {
  const [idris, anna] = [await register.as('idris'), await register.as('anna')]
  const forPerson = () => idris.findCustomerImplantedChips({ email: 'anna@homeward.example', pageSize: 100 })
  expect((await forPerson()).data).toMatchObject({ total: MANY, items: { length: 100 } })
  expect(await databaseMs(register, forPerson)).toBeLessThan(100)
  expect(await databaseMs(register, () => anna.findCustomerImplantedChips({ pageSize: 100 }))).toBeLessThan(100)
})

test.for(['anna', 'idris', 'bryony', 'wilma'] as const)('what %s has to do stands there as fast', async (who) => {
  const api = await register.as(who)
  expect((await api.getTasks({})).status).toBe(200)
  expect(await databaseMs(register, () => api.getTasks({}))).toBeLessThan(100)
})
