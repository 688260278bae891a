import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { wish } from '#src/testing/claims.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, haveChips } from '#src/testing/implants.ts'
import { litter, puppy, soldByCode } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
let buyer: Awaited<ReturnType<typeof join>>
let ids: Record<string, string>
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  const names = ['One', 'Two', 'Three', 'Four', 'Five']
  const { data } = await bryony.addPetByBreeder(litter({ young: names.map((name) => puppy({ name })) }))
  ids = Object.fromEntries(data.pets.map(({ name, petId }) => [name, petId]))
  register.clock.turn({ days: 1 })
  await bryony.sellPetByBreeder({ petIds: [ids['Two'] ?? ''], buyer: { email: 'buyer@example.org' } })
  await bryony.keepOwnershipByBreeder({ petId: ids['Three'] ?? '' })
  buyer = await soldByCode(register, bryony, ids['Four'] ?? '')
  await bryony.updatePetStatus({ petId: ids['Five'] ?? '', status: 'deceased' })
})
afterAll(() => register.close())

const listed = async (input: object) => (await bryony.getBreederPets(input)).data
const names = async (input: object) => (await listed({ sort: 'name', ...input })).items.map(({ name }) => name)

test('a breeder sees where each animal stands, those that left among them', async () => {
  const { items, total } = await listed({ sort: 'name' })
  expect(total).toBe(5)
  expect(items.map(({ name, state }) => [name, state])).toEqual([
    ['Five', 'died'],
    ['Four', 'sold'],
    ['One', 'withMe'],
    ['Three', 'kept'],
    ['Two', 'offered'],
  ])
})

test('the litters of a page are counted whole, also where the page holds only a part of one', async () => {
  const counts = { damName: 'Saffron', withMe: 1, offered: 1, kept: 1, sold: 1, died: 1 }
  expect((await listed({ pageSize: 2 })).litters).toMatchObject([counts])
  expect((await listed({ query: 'nothing like it' })).litters).toEqual([])
})

test('each says what may be done with it now, and why not', async () => {
  const by = new Map((await listed({})).items.map((item) => [item.name, item]))
  expect(by.get('One')).toMatchObject({ canSell: true, canKeep: true, damName: 'Saffron', offer: null, codeUntil: null })
  expect(by.get('Two')?.canSell).toEqual({ clause: 'KEEP-2', words: expect.any(String) })
  expect(by.get('Two')?.offer?.to).toBe('buyer@example.org')
  expect(by.get('Three')?.canKeep).toEqual({ clause: 'OFFER-10', words: 'You’re already keeping this animal' })
  expect(by.get('Five')?.canSell).toEqual({ clause: 'KEEP-1', words: expect.any(String) })
})

test('an animal has until when its transfer code is good', async () => {
  await bryony.sellPetByBreeder({ petIds: [ids['One'] ?? ''] })
  const [one] = (await listed({ query: 'One' })).items
  expect(one?.codeUntil).toBe('2026-06-26T22:59:59.000Z')
})

test('one that’s missing says so, and a renamed one is found by the name it was born with', async () => {
  const petId = ids['One'] ?? ''
  const record = (await bryony.getPetDetail({ petId })).data
  const { sex, neutered, colour, bornOn, bornExactly } = record
  const facts = { sex, neutered, colour, bornOn, bornExactly, breed: { kind: 'breed', breedId: 'cocker-spaniel' } as const }
  await bryony.updatePet({ ...facts, petId, name: 'Juniper' })
  await bryony.updatePetStatus({ petId, status: 'missing' })
  expect((await listed({ query: 'One' })).items).toMatchObject([{ name: 'Juniper', bornAs: 'One', away: 'missing' }])
  await bryony.updatePetStatus({ petId, status: 'found' })
  await bryony.updatePet({ ...facts, petId, name: 'One' })
  expect((await listed({ query: 'One' })).items).toMatchObject([{ name: 'One', bornAs: null, away: null }])
})

test('one that has died has no code that works', async () => {
  await bryony.updatePetStatus({ petId: ids['One'] ?? '', status: 'deceased' })
  expect((await listed({ query: 'One' })).items[0]).toMatchObject({ state: 'died', codeUntil: null })
  await bryony.updatePetStatus({ petId: ids['One'] ?? '', status: 'deceasedUndo' })
})

test('three litters in a year without a licence stand in the way of selling', async () => {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  for (const name of ['A', 'B', 'C']) await nia.api.addPetByBreeder(litter({ dam: { name } }))
  const { items } = (await nia.api.getBreederPets({})).data
  for (const { canSell } of items)
    expect(canSell).toEqual({
      clause: 'OFFER-1',
      words: expect.stringMatching(/^You need a licence to sell from three litters in 12 months/),
    })
})

describe('an animal that has left', () => {
  const four = async () => (await listed({ state: 'sold' })).items[0]

  test('is shown as it was registered, with the day it left and nothing that may be done', async () => {
    const shown = await four()
    expect(shown).toMatchObject({
      name: 'Four',
      sex: 'female',
      colour: 'Golden',
      status: 'active',
      leftAt: '2026-03-28T09:30:00.000Z',
      offer: null,
      codeUntil: null,
    })
    const notYours = { clause: 'KEEP-1', words: 'You’re not the keeper of this pet' }
    expect(shown?.canSell).toEqual(notYours)
    for (const may of Object.values(shown?.can ?? {})) expect(may).toEqual(notYours)
  })

  test('shows nothing of its new keeper, nor of what they have made of the record', async () => {
    const { data } = await buyer.api.getPetDetail({ petId: ids['Four'] ?? '' })
    const { sex: _, ...kept } = { neutered: data.neutered, bornExactly: true, bornOn: '2026-01-20', name: 'Willow', sex: data.sex }
    const breed = { kind: 'description', text: 'Ours alone' } as const
    await buyer.api.updatePet({
      petId: data.id,
      ...kept,
      sex: 'male',
      colour: 'Dyed pink',
      markings: 'At 9 Orchard Rise',
      breed,
      photoId: null,
      implant: {},
    })
    await buyer.api.updatePetStatus({ petId: data.id, status: 'missing' })
    const answer = JSON.stringify(await listed({}))
    expect(answer).not.toMatch(/Willow|pink|Orchard|Ours alone|missing"|Nia|Powell|2026-01-20/)
    expect((await four())?.status).toBe('active')
  })

  test('cannot be found by the name that its keeper gave it', async () => {
    expect(await names({ query: 'Willow' })).toEqual([])
    expect(await names({ query: 'Four' })).toEqual(['Four'])
  })
})

test('one animal is asked for by its id, for its own page', async () => {
  expect((await listed({ petId: ids['Three'] })).items).toMatchObject([{ name: 'Three', state: 'kept' }])
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  expect((await nia.api.getBreederPets({ petId: ids['Three'] })).data.items).toEqual([])
})

test('brothers and sisters stand in the order in which they were registered, whichever litter comes first', async () => {
  for (const sort of ['-bornOn', 'bornOn'])
    expect(await names({ sort, litterId: (await listed({ petId: ids['One'] })).items[0]?.litterId })).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
    ])
})

test('filters and pages follow where each stands', async () => {
  expect(await names({ state: 'kept' })).toEqual(['Three'])
  expect(await names({ litterId: ids['One'] })).toEqual([])
  const pages = await Promise.all([1, 2, 3].map((page) => names({ page, pageSize: 2 })))
  expect(pages).toEqual([['Five', 'Four'], ['One', 'Three'], ['Two']])
})

test('an animal is found by part of its chip number in any grouping', async () => {
  const [one] = (await listed({ query: 'One' })).items
  expect(await names({ query: one?.chipShown })).toEqual(['One'])
})

test('nobody sees the animals of another breeder', async () => {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  expect((await nia.api.getBreederPets({})).data).toMatchObject({ items: [], total: 0 })
})

test('an animal that came back is asked for by its chip, and its keeper decides', async () => {
  const four = async () => (await listed({ petId: ids['Four'] })).items[0]
  expect(await four()).toMatchObject({ state: 'sold', isAskedBack: false })
  const asked = await bryony.saveKeepershipRequest(await wish(bryony, (await four())?.chipNumber ?? ''))
  expect(asked).toMatchObject({ status: 200 })
  expect(await four()).toMatchObject({ state: 'sold', isAskedBack: true })
  await buyer.api.respondKeepershipRequest({ requestId: asked.data.requestId, answer: 'accept' })
  expect(await four()).toMatchObject({ isAskedBack: false })
})

test('one that has left keeps what its implanter registered of it, and its chip as it was put in', async () => {
  const { numbers } = await haveChips(register)
  const idris = await register.as('idris')
  const ask = chipped(numbers[0] ?? '', { to: { email: PEOPLE.bryony.email }, as: 'breeder' })
  const { data } = await idris.registerChip({ ...ask, pet: { ...ask.pet, sex: 'female', colour: 'Blue roan' } })
  const breeder = await register.as('bryony')
  await breeder.breederAcceptRejectPetRequest({ requestId: data.requestId, answer: 'accept' })
  await soldByCode(register, breeder, data.petId, 'Fern')
  const { items } = (await breeder.getBreederPets({ state: 'sold' })).data
  expect(items.find(({ id }) => id === data.petId)).toMatchObject({
    sex: 'female',
    colour: 'Blue roan',
    implant: { on: '2026-03-27', by: 'Idris Bevan' },
  })
})
