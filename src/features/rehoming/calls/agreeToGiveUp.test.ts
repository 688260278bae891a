import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { given } from '#src/testing/rehomings.ts'

let register: TestRegister
let wilma: Client
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  anna = await register.as('anna')
})
afterAll(() => register.close())

async function atTheDesk(kind: 'surrender' | 'stray' | 'returned' = 'surrender') {
  const chipNumber = freshChip()
  const { petId } = (await anna.addPet(animal({ chipNumber, name: 'Bramble' }))).data
  const { intakeId } = (await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-26', kind } })).data
  return { petId, intakeId }
}

test('a keeper whose dog was given up at the desk agrees with one press, and the dog stays with the same intake', async () => {
  const { petId, intakeId } = await atTheDesk()
  expect(await anna.agreeToGiveUp({ petId })).toMatchObject({ status: 200, data: { petName: 'Bramble' } })
  const [row] = (await wilma.getWelfarePets({ query: 'Bramble' })).data.items
  expect(row).toMatchObject({ id: petId, isKept: true, isHeld: false, state: 'withUs', intake: { id: intakeId, kind: 'surrender' } })
  // For seven days either side can say that it was wrong, as of any rehoming.
  const [given] = (await anna.getPetRehomeRequests({ box: 'mine' })).data.items
  expect(given).toMatchObject({ status: 'completed', other: 'Kiln Road Rescue', can: { sayWrong: true } })
})

test('an adopter who brought it back agrees in the same way', async () => {
  const { petId } = await atTheDesk('returned')
  expect((await anna.getHolder({ petId })).data.holder).toMatchObject({ isGivingUp: true })
  expect(await anna.agreeToGiveUp({ petId })).toMatchObject({ status: 200 })
})

test('only the keeper agrees: notYours', async () => {
  const { petId } = await atTheDesk()
  expect(await wilma.agreeToGiveUp({ petId })).toMatchObject({ status: 404, code: 'notYours' })
})

test('a keeper whose stray is held was not asked: notAsked', async () => {
  const { petId } = await atTheDesk('stray')
  expect(await anna.agreeToGiveUp({ petId })).toMatchObject({ status: 409, code: 'notAsked' })
})

test('one who is giving it to somebody else withdraws that first: notNow', async () => {
  const { petId } = await atTheDesk()
  await given(anna, petId, { kind: 'anybody' })
  expect(await anna.agreeToGiveUp({ petId })).toMatchObject({ status: 409, code: 'notNow', clause: 'KEEP-2' })
})
