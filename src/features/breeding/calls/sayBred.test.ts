import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { litter, soldByCode } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let bryony: Client
beforeAll(async () => {
  register = await testRegister()
  bryony = await register.as('bryony')
})
afterAll(() => register.close())

/** An animal that a breeder registered on its own, from a file. */
async function own({ bornOn = '2021-05-12' } = {}) {
  const chipNumber = freshChip()
  const row = `${chipNumber},Old Meg,Dog,unknown,F,Golden,${bornOn}`
  const head = 'Microchip number,Name,Species,Breed,Sex,Colour,Date of birth'
  await bryony.importPets({}, { file: { bytes: Buffer.from(`${head}\n${row}`), name: 'own.csv' } })
  const { petId } = await register.db.selectFrom('chip').select('petId').where('number', '=', chipNumber).executeTakeFirstOrThrow()
  return petId
}
const shown = async (petId: string, api = bryony) => (await api.getPetDetail({ petId })).data

test('a breeder says that they bred an older dog of theirs; the record says so to them and to its next keeper', async () => {
  const petId = await own({ bornOn: '2024-03-20' })
  expect(await shown(petId)).toMatchObject({ breeder: null, maySayBred: true })
  const before = (await bryony.getBreederReports({ from: '2026-03-01', to: '2026-03-31' })).data.totals.kept
  expect(await bryony.sayBred({ petId })).toMatchObject({ status: 200 })
  const { breeder, maySayBred, timeline } = await shown(petId)
  expect({ breeder, maySayBred }).toEqual({
    breeder: { isYou: true, name: null, licence: 'NYC/AL/2024/0187', authority: 'North Yorkshire Council' },
    maySayBred: false,
  })
  expect(timeline.at(-1)).toMatchObject({ what: 'Its keeper said that they bred it', clause: 'BREED-5', by: 'You' })
  // It’s kept, and no puppy that waits for a buyer.
  expect((await bryony.getBreederPets({ petId })).data.items[0]).toMatchObject({ state: 'kept', litterId: null })
  expect((await bryony.getBreederReports({ from: '2026-03-01', to: '2026-03-31' })).data.totals.kept).toBe(before)

  await bryony.updateBreederListing({ listed: true, publicName: 'Hollow Farm Spaniels' })
  const buyer = await soldByCode(register, bryony, petId)
  expect(await shown(petId, buyer.api)).toMatchObject({
    breeder: { isYou: false, name: 'Hollow Farm Spaniels', licence: 'NYC/AL/2024/0187' },
    maySayBred: false,
  })
})

test('a keeper who is no breeder isn’t asked', async () => {
  const anna = await register.as('anna')
  const { petId } = (await anna.addPet(animal())).data
  expect(await shown(petId, anna)).toMatchObject({ breeder: null, maySayBred: false })
})

test('of somebody else’s animal nobody says it: notYours', async () => {
  const { petId } = (await (await register.as('anna')).addPet(animal())).data
  expect(await bryony.sayBred({ petId })).toMatchObject({ status: 404, code: 'notYours' })
})

test('of an animal whose record names its breeder, or that came from another keeper: otherBreeder', async () => {
  const [pup] = (await bryony.addPetByBreeder(litter({ dam: { name: 'Sedge' } }))).data.pets
  expect(await bryony.sayBred({ petId: pup?.petId ?? '' })).toMatchObject({ status: 409, code: 'otherBreeder' })

  const { petId } = (await (await register.as('anna')).addPet(animal())).data
  await register.asOwner(`update pet set keeper_id = '${register.people.bryony}', kept_since = now() where id = '${petId}'`)
  expect(await shown(petId)).toMatchObject({ maySayBred: false })
  expect(await bryony.sayBred({ petId })).toMatchObject({ status: 409, code: 'otherBreeder' })
})

test('of an animal that’s missing: notNow', async () => {
  const petId = await own()
  await bryony.updatePetStatus({ petId, status: 'missing' })
  expect(await bryony.sayBred({ petId })).toMatchObject({ status: 409, code: 'notNow' })
})
