import { afterAll, beforeAll, expect, test } from 'vitest'
import { litter, newbornLitter, soldByCode } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const licensed = { kind: 'Breeder', licensed: true, licenceNumber: 'AW-77', issuingAuthority: 'Craven District Council' }
const breeder = (professional: object = licensed) => join(register, { profileType: 'Breeder', professional })

test('a breeder who has just applied has no litters, and is told how their verification is', async () => {
  const { api } = await breeder({ kind: 'Breeder', licensed: false })
  const { status, data } = await api.breederDashboard()
  expect(status).toBe(200)
  expect(data).toMatchObject({
    litters: 0,
    withMe: 0,
    offered: 0,
    kept: 0,
    sold: 0,
    littersInYear: 0,
    licensed: false,
    standing: 'applied',
  })
  expect(data.months).toHaveLength(12)
  expect(data.latest).toEqual([])
})

test('the offspring of a litter are counted where they are, and by month', async () => {
  const { api } = await breeder()
  const { data: made } = await api.addPetByBreeder(litter())
  const [red, blue] = made.pets
  await api.keepOwnershipByBreeder({ petId: red?.petId })
  await soldByCode(register, api, blue?.petId ?? '')
  const { data } = await api.breederDashboard()
  expect(data).toMatchObject({ litters: 1, withMe: 0, offered: 0, kept: 1, sold: 1, littersInYear: 1, licensed: true })
  expect(data.months.at(-1)).toMatchObject({ month: '2026-03', sold: 1 })
  expect(data.months.find(({ month }) => month === '2026-01')).toMatchObject({ born: 2 })
})

test('newborn animals are with their breeder, and what was sold is counted for 12 months to the day', async () => {
  const own = await breeder()
  const { data: made } = await own.api.addPetByBreeder(litter())
  await own.api.recordLitter(newbornLitter())
  await soldByCode(register, own.api, made.pets[0]?.petId ?? '')
  expect((await own.api.breederDashboard()).data).toMatchObject({ withMe: 4, soldInYear: 1 })
})

test('a licence that has run out is named with its last day', async () => {
  const { api } = await breeder({ ...licensed, licenceEndsOn: '2026-03-27' })
  expect((await api.breederDashboard()).data).toMatchObject({ licensed: true, licenceEndedOn: null })
  const past = await breeder({ ...licensed, licenceEndsOn: '2026-03-26' })
  expect((await past.api.breederDashboard()).data).toMatchObject({ licensed: false, licenceEndedOn: '2026-03-26' })
})

test('what happens to an animal that has left is not the breeder’s to read', async () => {
  const { api } = await breeder()
  const { data: made } = await api.addPetByBreeder(litter())
  const [red] = made.pets
  register.clock.turn({ hours: 1 })
  const buyer = await soldByCode(register, api, red?.petId ?? '', 'Willow')
  await buyer.api.updatePetStatus({ petId: red?.petId, status: 'missing' })
  const { data, bytes } = await api.breederDashboard()
  expect(data.latest.map(({ what }) => what)).toEqual(['Red ribbon: Sold', 'Blue ribbon: Registered'])
  expect(bytes.toString()).not.toMatch(/Willow|missing/)
})

test('is for breeders', async () => {
  expect((await (await register.as('anna')).breederDashboard()).status).toBe(403)
})
