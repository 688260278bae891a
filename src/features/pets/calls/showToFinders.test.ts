import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  anna = await register.as('anna')
})
afterAll(() => register.close())

async function have() {
  const facts = animal({ colour: 'Red merle', markings: 'One blue eye' })
  return { petId: (await anna.addPet(facts)).data.petId, chipNumber: facts.chipNumber }
}
const looksOf = async (chipNumber: string) => (await register.stranger.publicChipInfo({ chipNumber })).data.looks

test('a finder of a missing animal sees what it looks like only while its keeper allows it', async () => {
  const { petId, chipNumber } = await have()
  await anna.updatePetStatus({ petId, status: 'missing' })
  expect(await looksOf(chipNumber)).toBeNull()
  expect((await anna.showToFinders({ petId, show: true })).status).toBe(200)
  expect(await looksOf(chipNumber)).toEqual({ colour: 'Red merle', markings: 'One blue eye', photoUrl: null })
  expect((await anna.getPetDetail({ petId })).data.shownToFinders).toBe(true)
  await anna.showToFinders({ petId, show: false })
  expect(await looksOf(chipNumber)).toBeNull()
})

test('the keeper can say so with the report, and once it’s found nobody sees it, until they say so anew', async () => {
  const { petId, chipNumber } = await have()
  await anna.updatePetStatus({ petId, status: 'stolen', showToFinders: true })
  expect(await looksOf(chipNumber)).not.toBeNull()
  await anna.updatePetStatus({ petId, status: 'found' })
  expect(await looksOf(chipNumber)).toBeNull()
  await anna.updatePetStatus({ petId, status: 'missing' })
  expect(await looksOf(chipNumber)).toBeNull()
})

test('of an animal that nobody looks for, nothing is shown: notMissing', async () => {
  const { petId, chipNumber } = await have()
  expect(await anna.showToFinders({ petId, show: true })).toMatchObject({ status: 409, code: 'notMissing' })
  expect(await looksOf(chipNumber)).toBeNull()
})

test('somebody else can’t choose it: notYours', async () => {
  const { petId, chipNumber } = await have()
  await anna.updatePetStatus({ petId, status: 'missing' })
  const idris = await register.as('idris')
  expect(await idris.showToFinders({ petId, show: true })).toMatchObject({ status: 404, code: 'notYours' })
  expect(await looksOf(chipNumber)).toBeNull()
})
