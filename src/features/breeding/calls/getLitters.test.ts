import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, puppy } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { expectSorts } from '#src/testing/sorts.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  await bryony.addPetByBreeder(litter())
  register.clock.turn({ minutes: 1 })
  const shell = {
    dam: { name: 'Gwen' },
    species: 'tortoise',
    breed: { kind: 'breed', breedId: 'hermanns-tortoise' },
    bornOn: '2026-03-01',
  } as const
  await bryony.addPetByBreeder(litter({ ...shell, young: [puppy({ chipNumber: freshChip() })] }))
})
afterAll(() => register.close())

test('the newest litter stands first, with where its offspring are and from when they may leave', async () => {
  const { items, total } = (await bryony.getLitters({})).data
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { damName: 'Gwen', species: 'tortoise', young: 1, withMe: 1, offered: 0, kept: 0, sold: 0, leaveFrom: null },
    { damName: 'Saffron', breed: 'Cocker Spaniel', bornOn: '2026-01-23', young: 2, withMe: 2, leaveFrom: '2026-03-20' },
  ])
})

test('pages follow each other without gap or double', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => bryony.getLitters({ page, pageSize: 1 })))
  expect(pages.map(({ data }) => data.items.map(({ damName }) => damName))).toEqual([['Gwen'], ['Saffron'], []])
  await expectSorts((sort) => bryony.getLitters({ sort }), 'registeredAt', 'bornOn', 'damName')
})

test('which animals its packs leave out stands with the litter, and where nothing can be printed, why', async () => {
  const [one, two] = (await bryony.getBreederPets({ query: 'Saffron' })).data.items
  const saffrons = async () => (await bryony.getLitters({ query: 'Saffron' })).data.items[0]
  expect(await saffrons()).toMatchObject({ canPrint: true, leftOut: [] })
  await bryony.updatePetStatus({ petId: one?.id ?? '', status: 'missing' })
  expect(await saffrons()).toMatchObject({ canPrint: true, leftOut: [{ name: one?.name, words: expect.stringContaining('missing') }] })
  await bryony.updatePetStatus({ petId: two?.id ?? '', status: 'missing' })
  expect(await saffrons()).toMatchObject({ canPrint: { words: expect.stringContaining('missing') } })
  for (const pet of [one, two]) await bryony.updatePetStatus({ petId: pet?.id ?? '', status: 'found' })
})

test('one that died counts among the offspring and among the dead, and its packs don’t mention it', async () => {
  const [one] = (await bryony.getBreederPets({ query: 'Blue' })).data.items
  await bryony.updatePetStatus({ petId: one?.id ?? '', status: 'deceased' })
  const saffrons = (await bryony.getLitters({})).data.items[1]
  expect(saffrons).toMatchObject({ young: 2, withMe: 1, offered: 0, kept: 0, sold: 0, died: 1, leftOut: [] })
})

test('nobody sees the litters of another breeder', async () => {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  expect((await nia.api.getLitters({})).data).toMatchObject({ items: [], total: 0 })
})

test('a litter is found by its animals’ kind, and alone', async () => {
  const [one] = (await bryony.getLitters({ species: 'tortoise' })).data.items
  expect(one?.damName).toBe('Gwen')
  expect((await bryony.getLitters({ litterId: one?.id ?? '' })).data).toMatchObject({ total: 1, items: [{ damName: 'Gwen' }] })
  expect((await bryony.getLitters({ litterId: one?.id ?? '', species: 'dog' })).data.total).toBe(0)
})

test('a litter is found by its mother, its father, and the name or number of one of its animals', async () => {
  const chipNumber = freshChip()
  const young = [puppy({ chipNumber, name: 'Bluebell', kennelClubNumber: 'BB01234502' })]
  await bryony.addPetByBreeder(litter({ dam: { name: 'Hazel' }, sire: { name: 'Basil' }, young }))
  const found = async (query: string) => (await bryony.getLitters({ query })).data.items.map(({ damName }) => damName)
  for (const query of ['haz', 'basil', 'blueb', chipNumber, 'BB01234502']) expect(await found(query)).toEqual(['Hazel'])
  expect(await found('nothing like it')).toEqual([])
  expect((await bryony.getLitters({ query: 'Hazel' })).data.items[0]).toMatchObject({ sireName: 'Basil' })
  expect((await bryony.getBreederPets({ query: 'Hazel' })).data.items.map(({ name }) => name)).toEqual(['Bluebell'])
})
