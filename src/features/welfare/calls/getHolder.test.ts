import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal, freshChip } from '#src/testing/animals.ts'
import { inCouncil } from '#src/testing/litters.ts'
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
    until: null,
    wantedOn: null,
    collectBy: null,
    isGivingUp: false,
    threadId,
  })
  await wilma.saveCouncil({ petIds: [petId], ...inCouncil('2026-03-27') })
  expect((await anna.getHolder({ petId })).data.holder).toMatchObject({ until: '2026-04-03' })
  const heldBy = async () => (await anna.getUsersPets({ pageSize: 100 })).data.items.find(({ id }) => id === petId)?.heldBy
  expect(await heldBy()).toBe('Kiln Road Rescue')
  for (const other of [wilma, idris]) expect((await other.getHolder({ petId })).data).toEqual({ holder: null })
  expect((await wilma.getWelfarePets({ state: 'held' })).data.items.map((pet) => pet.heldBy)).toEqual([null])
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
  expect((await anna.getHolder({ petId })).data).toEqual({ holder: null })
  expect(await heldBy()).toBeNull()
})
