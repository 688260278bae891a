import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, newbornLitter, puppy, soldByCode } from '#src/testing/litters.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

const ada = { name: 'Ada Frost', email: 'ada@example.org', depositPence: 20_000, pricePence: 120_000 }
const noted = { ...ada, mobile: null }

test('a newborn animal is reserved; the note stays with it as it’s chipped and sold, and no one else reads it', async () => {
  const { litterId } = (await bryony.recordLitter(newbornLitter())).data
  const waiting = async () => (await bryony.getLitters({ litterId })).data.items[0]?.newborn ?? []
  const [red] = await waiting()
  expect(await bryony.saveReservation({ animalId: red?.id ?? '', ...ada })).toMatchObject({ status: 200 })
  expect((await waiting())[0]).toMatchObject({ reserved: noted })
  const { pets } = (await bryony.chipLitter({ litterId, young: [{ ...puppy(), newbornId: red?.id ?? '' }] })).data
  const petId = pets[0]?.petId ?? ''
  const shown = async () => (await bryony.getBreederPets({ petId })).data.items[0]
  expect(await shown()).toMatchObject({ reserved: noted })

  await bryony.saveReservation({ animalId: petId, ...ada, depositPence: 120_000 })
  expect(await shown()).toMatchObject({ reserved: { ...noted, depositPence: 120_000 } })
  const rows = parse((await bryony.downloadBreederAnimals({ petId })).bytes, { bom: true, columns: true })
  expect(rows).toMatchObject([
    { 'Reserved for': 'Ada Frost', 'Buyer’s e-mail address': 'ada@example.org', 'Deposit paid': '1200.00', 'Agreed price': '1200.00' },
  ])
  expect((await bryony.exportMyData()).bytes.toString()).toContain('Ada Frost')
  await bryony.saveReservation({ animalId: petId, name: '' })
  expect(await shown()).toMatchObject({ reserved: null })
})

test('a sold animal keeps the buyer’s name that its breeder wrote; its new keeper doesn’t read it', async () => {
  const [pet] = (await bryony.addPetByBreeder(litter({ dam: { name: 'Sorrel' } }))).data.pets
  const petId = pet?.petId ?? ''
  await bryony.saveReservation({ animalId: petId, ...ada })
  const buyer = await soldByCode(register, bryony, petId)
  expect((await bryony.getBreederPets({ petId })).data.items[0]).toMatchObject({ state: 'sold', reserved: noted })
  await bryony.saveReservation({ animalId: petId, ...ada, depositPence: 120_000 })
  expect((await bryony.getBreederPets({ petId })).data.items[0]?.reserved).toMatchObject({ depositPence: 120_000, pricePence: 120_000 })
  expect((await buyer.api.getPetDetail({ petId })).bytes.toString()).not.toContain('Ada')
  expect((await buyer.api.exportMyData()).bytes.toString()).not.toContain('Ada')
})

test('the breeder reads whole to whom they’ve offered an animal', async () => {
  const [pet] = (await bryony.addPetByBreeder(litter({ dam: { name: 'Tansy' } }))).data.pets
  await bryony.sellPetByBreeder({ petIds: [pet?.petId ?? ''], buyer: { email: 'ada@example.org' } })
  expect((await bryony.getBreederPets({ petId: pet?.petId })).data.items[0]?.offer).toMatchObject({ to: 'ada@example.org' })
  const rows = parse((await bryony.downloadBreederAnimals({ petId: pet?.petId })).bytes, { bom: true, columns: true })
  expect(rows).toMatchObject([{ 'Reserved for': '', 'Buyer’s e-mail address': 'ada@example.org', 'Buyer’s phone number': '' }])
})

test('a buyer who has only a landline is noted with it', async () => {
  const [pet] = (await bryony.addPetByBreeder(litter({ dam: { name: 'Nettle' } }))).data.pets
  const petId = pet?.petId ?? ''
  expect(await bryony.saveReservation({ animalId: petId, name: 'Ada Frost', mobile: '01295 123456' })).toMatchObject({ status: 200 })
  expect((await bryony.getBreederPets({ petId })).data.items[0]?.reserved).toMatchObject({ mobile: '+441295123456' })
  expect(await bryony.saveReservation({ animalId: petId, name: 'Ada Frost', mobile: '12' })).toMatchObject({ status: 400 })
})

test('is refused for an animal that someone else bred, or none: noSuchAnimal', async () => {
  const nia = await joinReachable(register, { profileType: 'Breeder', professional: { kind: 'Breeder', licensed: false } })
  const [theirs] = (await nia.api.addPetByBreeder(litter())).data.pets
  for (const animalId of [theirs?.petId ?? '', newId()])
    expect(await bryony.saveReservation({ animalId, ...ada })).toMatchObject({ status: 404, code: 'noSuchAnimal' })
})
