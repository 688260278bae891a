import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, puppy, soldByCode } from '#src/testing/litters.ts'
import { join } from '#src/testing/newcomer.ts'
import { haveOffspring } from '#src/testing/offspring.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

const DAM = freshChip()

let register: TestRegister
let bryony: Client
let litterId: string
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
  const young = [puppy({ name: '=HYPERLINK("x")' }), puppy({ name: 'Blue, "the bold"', kennelClubNumber: 'BB01234502' })]
  const { data } = await bryony.addPetByBreeder(litter({ dam: { name: 'Saffron', chipNumber: DAM }, young }))
  litterId = data.litterId
  await soldByCode(register, bryony, data.pets[1]?.petId ?? '')
  await haveOffspring(register, { name: 'Fern', bornOn: '2023-05-01' })
})
afterAll(() => register.close())

type Chosen = Parameters<Client['downloadBreederAnimals']>[0]

const rowsOf = async (input: Chosen) => {
  const rows: Record<string, string>[] = parse((await bryony.downloadBreederAnimals(input)).bytes, { bom: true, columns: true })
  return rows
}
const names = async (input: Chosen) => (await rowsOf(input)).map(({ Name }) => Name)

test('a breeder saves every animal they bred, however long ago it was born', async () => {
  const { status, headers } = await bryony.downloadBreederAnimals({})
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect((await rowsOf({ sort: 'bornOn' })).map((row) => row['Date of birth'])).toEqual(['2023-05-01', '2026-01-23', '2026-01-23'])
})

test('each animal of a litter has its mother’s number', async () => {
  expect((await rowsOf({ litterId })).map((row) => row['Mother’s microchip number'])).toEqual([DAM, DAM])
})

test('the file holds what the list shows, in its order', async () => {
  const young = ['\'=HYPERLINK("x")', 'Blue, "the bold"']
  expect(await names({ sort: 'name' })).toEqual([...young, 'Fern'])
  expect(await names({ sort: '-name' })).toEqual(['Fern', ...young.toReversed()])
  expect(await names({ litterId, sort: 'name' })).toEqual(young)
  expect(await names({ state: 'sold' })).toEqual(['Blue, "the bold"'])
  expect(await names({ query: 'BB01234502' })).toEqual(['Blue, "the bold"'])
  expect(await names({ query: 'nothing like it' })).toEqual([])
})

test('a name that begins like a formula stays a name, and an animal that has left says nothing of its new keeper', async () => {
  const { bytes } = await bryony.downloadBreederAnimals({ litterId, sort: 'name' })
  expect(parse(bytes, { bom: true, columns: true })).toMatchObject([
    { Name: '\'=HYPERLINK("x")', Status: 'With you', 'Date left': '', Mother: 'Saffron' },
    { Name: 'Blue, "the bold"', Status: 'Sold', 'Date left': '2026-03-27', Breed: 'Cocker Spaniel' },
  ])
  expect(bytes.toString()).not.toMatch(/Willow|Nia|Powell/)
})

test('the file of another breeder holds none of them', async () => {
  const nia = await join(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  expect(parse((await nia.api.downloadBreederAnimals({})).bytes, { bom: true })).toHaveLength(1)
})
