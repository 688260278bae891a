import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal, freshChip } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a keeper reads who has their pet, since when and how to reach them, until it leaves; nobody else does', async () => {
  const [anna, wilma, idris] = [await register.as('anna'), await register.as('wilma'), await register.as('idris')]
  const chipNumber = freshChip()
  const { petId } = (await anna.addPet(animal({ chipNumber }))).data
  expect((await anna.getHolder({ petId })).data).toEqual({ holder: null })
  const { threadId } = (await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-26', kind: 'stray' } })).data
  expect((await anna.getHolder({ petId })).data.holder).toEqual({
    organisationId: register.people.wilma,
    organisation: 'Kiln Road Rescue',
    phone: expect.stringMatching(/^0[\d ]+$/),
    since: '2026-03-26',
    isGivingUp: false,
    threadId,
  })
  for (const other of [wilma, idris]) expect((await other.getHolder({ petId })).data).toEqual({ holder: null })
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
  expect((await anna.getHolder({ petId })).data).toEqual({ holder: null })
})
