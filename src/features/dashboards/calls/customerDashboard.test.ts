import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { asked } from '#src/testing/claims.ts'
import { freshAddress, join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { listedPet } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('somebody who has just come has nothing but the twelve months', async () => {
  const { api } = await join(register)
  const { status, data } = await api.customerDashboard()
  expect(status).toBe(200)
  expect(data).toMatchObject({ pets: 0, missing: 0, openRequests: 0, detailsAgeDays: 0, latest: [] })
  expect(data.lookupsByMonth).toHaveLength(12)
  expect(data.lookupsByMonth.at(-1)).toEqual({ month: '2026-03', lookups: 0 })
  expect(data.lookupsByMonth.at(0)?.month).toBe('2025-04')
})

test('counts the living pets, those that are looked for, and what happened lately, newest first', async () => {
  const { api } = await join(register)
  const [moss, fern, tom] = await Promise.all(['Moss', 'Fern', 'Tom'].map(async (name) => (await api.addPet(animal({ name }))).data.petId))
  await api.updatePetStatus({ petId: tom, status: 'deceased' })
  register.clock.turn({ days: 2 })
  await api.updatePetStatus({ petId: moss, status: 'missing' })
  register.clock.turn({ minutes: 1 })
  await api.updatePetStatus({ petId: fern, status: 'stolen' })
  const { data } = await api.customerDashboard()
  expect(data).toMatchObject({ pets: 2, missing: 2, detailsAgeDays: 2 })
  expect(data.latest.slice(0, 2).map(({ what }) => what)).toEqual(['Fern: Reported stolen', 'Moss: Reported missing'])
  expect(data.latest[0]?.link).toBe(`/customer-dashboard/pets/${fern}`)
})

test('counts lookups that others made, in the month in which they were made', async () => {
  const { api } = await join(register)
  const facts = animal()
  await api.addPet(facts)
  await register.stranger.publicChipInfo({ chipNumber: facts.chipNumber }, { address: freshAddress() })
  await api.publicChipInfo({ chipNumber: facts.chipNumber })
  await expect.poll(async () => (await api.customerDashboard()).data.lookupsByMonth.at(-1)?.lookups).toBe(1)
})

test('counts what is open about who keeps an animal, for either side', async () => {
  const { keeper } = await listedPet(register)
  expect((await keeper.api.customerDashboard()).data.openRequests).toBe(1)
  const { anna } = await asked(register)
  const { data, bytes } = await anna.customerDashboard()
  expect(data.openRequests).toBe(1)
  expect(bytes.toString()).not.toMatch(/Tamsin|tamsin@/)
})

test('is for keepers', async () => {
  expect((await (await register.as('idris')).customerDashboard()).status).toBe(403)
})
