import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { stray } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

test('an organisation sees how an animal in its care came, where it is and how long a council still holds it', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Pip', intake: { cameOn: '2026-03-26', kind: 'stray' } }))
  await wilma.saveStrayPeriod({ petId: data.petId, councilFrom: '2026-03-25', councilReference: 'Leeds, SD 4471' })
  expect((await wilma.getStay({ petId: data.petId })).data.stay).toMatchObject({
    name: 'Pip',
    state: 'withUs',
    stray: { freeOn: '2026-04-02', daysLeft: 6 },
    intake: { kind: 'stray', days: 1 },
  })
})

test('an animal without a microchip has its facts and history', async () => {
  const { chipNumber: _, ...pet } = animal({ name: 'Elm', neutered: 'yes' })
  const intake = { cameOn: '2026-03-26', kind: 'stray' } as const
  const { petId } = (await wilma.takeInUnchipped({ ...pet, scannedBy: 'Kay Brook', scannedOn: '2026-03-26', intake })).data
  await wilma.saveStrayPeriod({ petId, councilFrom: '2026-03-25', councilReference: 'Leeds, SD 4471' })
  const { stay, history, threadId } = (await wilma.getStay({ petId })).data
  expect(stay).toMatchObject({ name: 'Elm', isUnchipped: true, canOpen: false, neutered: 'yes' })
  expect(history.map(({ what }) => what)).toEqual(['The council’s dates changed', 'Taken in without a microchip'])
  expect(threadId).toBeNull()
})

test('an animal that is held for its keeper has what happened to its stay, and nothing of its record', async () => {
  const anna = await register.as('anna')
  const { chipNumber, ...pet } = animal({ name: 'Tansy', markings: 'White chest' })
  const { petId } = (await anna.addPet({ ...pet, chipNumber })).data
  await anna.updatePetStatus({ petId, status: 'missing' })
  const held = await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-26', kind: 'stray' } })
  await wilma.saveStrayPeriod({ petId, councilFrom: '2026-03-26', councilReference: 'Leeds, SD 4471' })
  const { stay, history, threadId } = (await wilma.getStay({ petId })).data
  expect(stay).toMatchObject({ isHeld: true, canOpen: false })
  expect(history.map(({ what, by }) => [what, by])).toEqual([['The council’s dates changed', 'You']])
  expect(threadId).toBe(held.data.threadId)
  expect((await (await register.as('idris')).getStay({ petId })).status).toBe(403)
  await wilma.saveOutcome({ petIds: [petId], outcome: 'reunited', on: '2026-03-27' })
  const left = (await wilma.getStay({ petId })).data
  expect(left).toMatchObject({
    stay: { state: 'left', isHeld: false, canOpen: false, stray: { councilReference: 'Leeds, SD 4471' } },
    undo: true,
    threadId: null,
  })
  expect(left.history.map(({ what }) => what)).toEqual(['The council’s dates changed'])
})

test('of an adopted animal it sees its own stay, and nothing of what came after', async () => {
  const { data } = await wilma.addPetByWelfare(stray({ name: 'Fern', intake: { cameOn: '2026-03-20', kind: 'surrender' } }))
  const { petId } = data
  await wilma.saveIntakeNotes({ petId, condition: 'Thin', kind: 'surrender', cameOn: '2026-03-20' })
  const its = { keeperId: register.people.anna, name: 'Fergus', markings: 'A scar' }
  await register.db.updateTable('pet').set(its).where('id', '=', petId).execute()
  await register.db.updateTable('intake').set({ leftAt: register.clock.now(), leftHow: 'adopted' }).where('petId', '=', petId).execute()
  const { stay, undo, history } = (await wilma.getStay({ petId })).data
  expect(stay).toMatchObject({
    name: 'Fern',
    state: 'left',
    canOpen: false,
    intake: { condition: 'Thin', leftHow: 'adopted' },
  })
  expect(JSON.stringify(stay)).not.toMatch(/Fergus|A scar/)
  expect(undo).toBeNull()
  expect(history.every(({ by }) => by === 'You')).toBe(true)
})

test('of an animal that it never took in there is nothing to see', async () => {
  expect((await wilma.getStay({ petId: newId() })).data.stay).toBeNull()
})
