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

const noted = async (petId: string) => (await wilma.getIntakeNotes({ petId })).data.items.map(({ words }) => words)

test('one note can be on several animals, also on one that’s held for its keeper', async () => {
  const anna = await register.as('anna')
  const theirs = animal({ name: 'Bramble' })
  const bramble = (await anna.addPet(theirs)).data.petId
  await wilma.holdAnimal({ chipNumber: theirs.chipNumber, intake: { cameOn: '2026-03-20', kind: 'stray' } })
  const ash = (await wilma.addPetByWelfare(stray({ name: 'Ash' }))).data.petId
  expect(await wilma.addIntakeNote({ petIds: [ash, bramble], words: 'Wormed', forKeeper: true })).toMatchObject({ data: { saved: 2 } })
  expect([await noted(ash), await noted(bramble)]).toEqual([['Wormed'], ['Wormed']])

  await wilma.saveOutcome({ petIds: [bramble], outcome: 'reunited', on: '2026-03-27' })
  expect((await anna.getNotesForKeeper({ petId: bramble })).data).toEqual({ organisation: null, notes: [] })
  expect((await anna.getPetDetail({ petId: bramble })).bytes.toString()).not.toContain('Wormed')
})

test('of an animal that isn’t with the organisation nothing is noted: notYours', async () => {
  expect(await wilma.addIntakeNote({ petIds: [newId()], words: 'Well' })).toMatchObject({ status: 404, code: 'notYours' })
})

test('a note needs words', async () => {
  expect((await wilma.addIntakeNote({ petIds: [newId()], words: ' ' })).fields).toEqual({ words: 'Enter a note' })
})

test('who wrote a note finds it in the file of what is held about them', async () => {
  const { bytes } = await wilma.exportMyData()
  expect(bytes.toString()).toContain('Wormed')
})
