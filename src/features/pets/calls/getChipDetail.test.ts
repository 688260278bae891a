import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { haveChips } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
const chipNumber = freshChip()
let petId: string
beforeAll(async () => {
  register = await testRegister()
  const anna = await register.as('anna')
  petId = (await anna.addPet(animal({ chipNumber, name: 'Clover' }))).data.petId
  await anna.updatePetStatus({ petId, status: 'exported' })
})
afterAll(() => register.close())

test('the keeper reads the life of the chip', async () => {
  const { data } = await (await register.as('anna')).getChipDetail({ chipNumber })
  expect(data).toMatchObject({ normalised: chipNumber, petId, petName: 'Clover' })
  expect(data.life.map(({ what, by }) => [what, by])).toEqual([
    ['Registered', 'You'],
    ['Move abroad reported', 'You'],
  ])
})

test('Staff read it too, without learning from it who the keeper is', async () => {
  await register.db
    .insertInto('profile')
    .values({
      id: newId(),
      accountId: register.people.tamsin,
      type: 'Staff',
      status: 'verified',
      statusAt: register.clock.now(),
      createdAt: register.clock.now(),
    })
    .execute()
  const { data, bytes } = await (await register.as('tamsin')).getChipDetail({ chipNumber })
  expect(data.life[0]).toMatchObject({ what: 'Registered', by: 'The keeper' })
  expect(bytes.toString()).not.toMatch(/Anna|Hughes/)
})

test('the implanter who holds a chip reads what has happened to it, and another implanter doesn’t', async () => {
  const [held = ''] = (await haveChips(register, { chips: 1 })).numbers
  const { data } = await (await register.as('idris')).getChipDetail({ chipNumber: held })
  expect(data).toMatchObject({ normalised: held, petId: null, petName: null, registeredAt: null })
  expect(data.life.map(({ what }) => what)).toEqual([
    'It belongs to an order that’s been paid for.',
    'It’s on its way.',
    'An implanter holds it.',
  ])
  expect((await (await register.as('anna')).getChipDetail({ chipNumber: held })).code).toBe('notYours')
})

test('anybody else is answered exactly as for a chip that is not registered: notYours', async () => {
  const idris = await register.as('idris')
  const theirs = await idris.getChipDetail({ chipNumber })
  const absent = await idris.getChipDetail({ chipNumber: freshChip() })
  expect([theirs.status, theirs.code]).toEqual([404, 'notYours'])
  expect(absent.bytes.toString()).toBe(theirs.bytes.toString())
})
