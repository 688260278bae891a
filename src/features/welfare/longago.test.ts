import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal, freshChip } from '#src/testing/animals.ts'
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

/** The same slip of the year in both days, which would free the dog at once. */
const slip = { cameOn: '2025-03-26', kind: 'stray', councilFrom: '2025-03-25', councilReference: 'Leeds City Council, SD 4471' } as const
const asked = {
  status: 400,
  code: 'longAgo',
  fields: { 'intake.cameOn': expect.stringContaining('26 March 2025 is more than a year ago') },
}

test('an arrival of more than a year ago is taken in once it’s confirmed: longAgo', async () => {
  const take = (over: object = {}) => wilma.addPetByWelfare(stray({ intake: { ...slip, ...over } }))
  expect(await take()).toMatchObject(asked)
  expect(await take({ isLongAgo: true })).toMatchObject({ status: 200 })
})

test('so is that of one without a chip, and of one that is held for its keeper: longAgo', async () => {
  const { chipNumber, ...pet } = animal({ chipNumber: freshChip() })
  const take = (over: object = {}) =>
    wilma.takeInUnchipped({ ...pet, scannedBy: 'Kay Brook', scannedOn: '2026-03-26', intake: { ...slip, ...over } })
  expect(await take()).toMatchObject(asked)
  expect(await take({ isLongAgo: true })).toMatchObject({ status: 200 })
  await (await register.as('anna')).addPet({ ...pet, chipNumber })
  const hold = (over: object = {}) => wilma.holdAnimal({ chipNumber, intake: { ...slip, ...over } })
  expect(await hold()).toMatchObject(asked)
  expect(await hold({ isLongAgo: true })).toMatchObject({ status: 200 })
})

test('a correction is asked about only where it changes the day: longAgo', async () => {
  const { petId } = (await wilma.addPetByWelfare(stray({ intake: { ...slip, isLongAgo: true } }))).data
  expect(await wilma.saveIntakeNotes({ petId, cameOn: slip.cameOn, condition: 'Thin' })).toMatchObject({ status: 200 })
  expect(await wilma.saveIntakeNotes({ petId, cameOn: '2025-03-25' })).toMatchObject({ status: 400, code: 'longAgo' })
  expect(await wilma.saveIntakeNotes({ petId, cameOn: '2025-03-25', isLongAgo: true })).toMatchObject({ status: 200 })
})

test('the rows of a file that came so long ago are counted, and taken in after a yes', async () => {
  const text = [
    'Arrived on,How it came,Microchip number,Name,Species,Breed,Sex,Colour,Date of birth',
    `20/03/2024,Given up,${freshChip()},Old Moss,Dog,unknown,F,Golden,01/01/2020`,
    `20/03/2026,Given up,${freshChip()},Fern,Dog,unknown,F,Golden,01/01/2024`,
  ].join('\n')
  const send = (more: object = {}) => wilma.importIntakes(more, { file: { bytes: Buffer.from(text), name: 'intakes.csv' } })
  const { data } = await send()
  expect(data).toMatchObject({ registered: 0, longAgo: 1 })
  expect(data.rows[0]?.wrong).toEqual([expect.stringContaining('Arrived on: 20 March 2024 is more than a year ago')])
  expect((await send({ evenIfLongAgo: 'yes' })).data).toMatchObject({ registered: 2, longAgo: 1 })
})
