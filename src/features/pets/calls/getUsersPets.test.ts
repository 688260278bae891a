import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
  await anna.addPet(animal({ name: 'willow', chipNumber: '985121004515220' }))
  register.clock.turn({ minutes: 1 })
  await anna.addPet(animal({ name: 'Ash', species: 'cat', breed: { kind: 'breed', breedId: 'ragdoll' } }))
  register.clock.turn({ minutes: 1 })
  const { data } = await anna.addPet(animal({ name: '100% Zoe' }))
  await anna.updatePetStatus({ petId: data.petId, status: 'exported' })
})
afterAll(() => register.close())

const names = async (input: object) => (await anna.getUsersPets(input)).data.items.map(({ name }) => name)

test('a keeper sees all their pets by name, small letters or capitals', async () => {
  const { data } = await anna.getUsersPets({})
  expect(data).toMatchObject({ total: 3, page: 1, pageSize: 20 })
  expect(await names({})).toEqual(['100% Zoe', 'Ash', 'willow'])
})

test('each pet says what may be done with it now, and why not', async () => {
  const { items } = (await anna.getUsersPets({ query: 'zoe' })).data
  expect(items[0]?.can).toMatchObject({ edit: true, reportReturned: true })
  expect(items[0]?.can.reportDeceased).toEqual({ clause: 'PET-3', words: expect.stringMatching(/This pet has left the country\.$/) })
})

test('the newest may stand first', async () => {
  await expectSorts((sort) => anna.getUsersPets({ sort }), 'name', 'registeredAt')
  expect(await names({ sort: '-registeredAt' })).toEqual(['100% Zoe', 'Ash', 'willow'])
  expect(await names({ sort: '-registeredAt', query: 'w' })).toEqual(['willow'])
})

test('pages follow each other without gap or double', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => names({ page, pageSize: 1 })))
  expect(pages).toEqual([['100% Zoe'], ['Ash'], ['willow'], []])
})

test('a filter leaves the others out', async () => {
  expect(await names({ species: 'cat' })).toEqual(['Ash'])
  expect(await names({ status: 'exported' })).toEqual(['100% Zoe'])
})

test('a pet is found by part of its name or of its chip number in any grouping', async () => {
  expect(await names({ query: 'ILL' })).toEqual(['willow'])
  expect(await names({ query: '985 121-004' })).toEqual(['willow'])
})

test('what is a pattern to the database is text to a keeper', async () => {
  expect(await names({ query: '%' })).toEqual(['100% Zoe'])
  expect(await names({ query: '_' })).toEqual([])
})

test('nobody sees the pets of somebody else', async () => {
  const bryony = await register.as('bryony')
  expect((await bryony.getUsersPets({})).data).toMatchObject({ items: [], total: 0 })
})
