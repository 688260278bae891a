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

const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('cards are printed four to a sheet, of animals with and without a chip and of those held for their keepers', async () => {
  const { chipNumber, ...pet } = animal({ name: 'Tansy' })
  await (await register.as('anna')).addPet({ ...pet, chipNumber })
  const intake = { cameOn: '2026-03-26', kind: 'stray' } as const
  const ids = [
    (await wilma.holdAnimal({ chipNumber, intake })).data.petId,
    (await wilma.takeInUnchipped({ ...pet, scannedBy: 'Kay Brook', scannedOn: '2026-03-26', intake })).data.petId,
  ]
  for (const name of ['Ash', 'Elm', 'Fir']) ids.push((await wilma.addPetByWelfare(stray({ name }))).data.petId)
  await wilma.addIntakeNote({ petIds: ids, words: 'Afraid of men' })
  const { status, headers, bytes } = await wilma.printKennelCards({ petIds: ids, withNewestNote: true })
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(pages(bytes)).toBe(2)
  const one = ids.slice(2, 3)
  const [note] = (await wilma.getIntakeNotes({ petId: one[0] ?? '' })).data.items
  const single = await wilma.printKennelCards({ petIds: one, noteIds: [note?.id ?? ''] })
  expect(pages(single.bytes)).toBe(1)
  expect(single.headers['content-disposition']).toContain('Kennel card Ash.pdf')
  const bare = await wilma.printKennelCards({ petIds: one })
  expect(single.bytes.length).toBeGreaterThan(bare.bytes.length)
})

test('of an animal that isn’t with the organisation there is no card: notYours', async () => {
  expect(await wilma.printKennelCards({ petIds: [newId()] })).toMatchObject({ status: 404, code: 'notYours' })
  const gone = (await wilma.addPetByWelfare(stray({ name: 'Gone' }))).data.petId
  const other = (await (await register.as('anna')).addPet(animal())).data.petId
  expect(await wilma.printKennelCards({ petIds: [gone, other] })).toMatchObject({ code: 'notYours' })
})
