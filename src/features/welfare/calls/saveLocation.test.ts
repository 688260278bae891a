import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

test('several animals are put in one place, which the list can be narrowed to', async () => {
  const pets = await Promise.all(['Ash', 'Birch'].map((name) => wilma.addPetByWelfare(stray({ name }))))
  const petIds = pets.map(({ data }) => data.petId)
  expect(await wilma.saveLocation({ petIds, location: 'Kennel 4' })).toMatchObject({ status: 200, data: { saved: 2 } })
  await wilma.addPetByWelfare(stray({ name: 'Cedar' }))
  const { data } = await wilma.getWelfarePets({ location: 'Kennel 4', sort: 'name' })
  expect(data.items.map(({ name, intake }) => [name, intake.location])).toEqual([
    ['Ash', 'Kennel 4'],
    ['Birch', 'Kennel 4'],
  ])
  expect(data.locations).toEqual(['Kennel 4'])
  await wilma.saveLocation({ petIds, location: '' })
  expect((await wilma.getWelfarePets()).data.locations).toEqual([])
})

test('nothing is saved where one of them isn’t with the organisation: notYours', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Elm' }))
  const reply = await wilma.saveLocation({ petIds: [data.petId, newId()], location: 'Kennel 9' })
  expect(reply).toMatchObject({ status: 404, code: 'notYours' })
  expect((await wilma.getWelfarePets({ location: 'Kennel 9' })).data.total).toBe(0)
})

test('it takes up to 50 animals, and at least one', async () => {
  const many = Array.from({ length: 51 }, newId)
  expect((await wilma.saveLocation({ petIds: many, location: '' })).fields).toEqual({ petIds: 'Choose up to 50 animals' })
  expect((await wilma.saveLocation({ petIds: [], location: '' })).fields).toEqual({ petIds: 'Choose an animal' })
})
