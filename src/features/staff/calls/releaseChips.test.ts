import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, haveChips, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { releaseChips } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

let anna: Client
let vet: Awaited<ReturnType<typeof verifiedImplanter>>
beforeAll(async () => {
  anna = await register.as('anna')
  vet = await verifiedImplanter(register, { role: 'vet' })
})

test('its keeper registers a released chip, and the implanter reads why', async () => {
  const [number = ''] = (await haveChips(register, { holder: vet.id })).numbers
  expect(await anna.addPet(animal({ chipNumber: number }))).toMatchObject({ status: 409, code: 'ofOurStock' })
  expect(await run(releaseChips, { firstNumber: number, reason: 'You did not answer.' })).toEqual({
    released: [{ from: number, to: number }],
    count: 1,
    implanterTold: true,
  })
  const letter = await newestTo(register, vet.email)
  expect(letter.subject).toBe('We’ve released one of your microchips')
  expect(letter.text).toContain('You did not answer.')
  expect(await vet.api.registerChip(chipped(number))).toMatchObject({ status: 409, code: 'usedAlready' })
  const { petId } = (await anna.addPet(animal({ chipNumber: number, name: 'Rook' }))).data
  expect((await anna.getPetDetail({ petId })).data).toMatchObject({ name: 'Rook', chainHolds: true })
  const unit = await unitOf(register, number)
  expect(unit.status).toBe('registered')
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', unit.id).orderBy('seq').execute()
  expect(events.slice(-2)).toMatchObject([
    { move: 'release', byRole: 'Staff', facts: { why: 'You did not answer.' } },
    { move: 'register', byRole: 'keeper' },
  ])
})

test('chips in a row are released, but for those in animals, and a file of them is registered', async () => {
  const one = await verifiedImplanter(register, {})
  const { numbers } = await haveChips(register, { holder: one.id, chips: 5 })
  const [first = '', second = '', third = '', , last = ''] = numbers
  await one.api.registerChip(chipped(second))
  expect(await run(releaseChips, { firstNumber: first, lastNumber: last, reason: 'They have died.' })).toMatchObject({
    released: [
      { from: first, to: first },
      { from: third, to: last },
    ],
    count: 4,
  })
  expect((await newestTo(register, one.email)).subject).toBe('We’ve released 4 of your microchips')
  const bryony = await register.as('bryony')
  const lines = [first, third].map((number) => `${number},Pip,Dog,Cocker Spaniel,F,Golden,01/02/2026`)
  const text = ['Microchip number,Name,Species,Breed,Sex,Colour,Date of birth', ...lines].join('\n')
  expect((await bryony.importPets({}, { file: { bytes: Buffer.from(text), name: 'pets.csv' } })).data.imported).toBe(2)
  for (const number of [first, third]) expect((await unitOf(register, number)).status).toBe('registered')
  expect((await unitOf(register, last)).status).toBe('released')
})

test('a chip is not released in an animal, on its way, of nobody, or with those of another implanter', async () => {
  const one = await verifiedImplanter(register, {})
  const mine = await haveChips(register, { holder: one.id })
  const theirs = await haveChips(register, { holder: vet.id })
  const [number = '', second = ''] = mine.numbers
  const [other = ''] = theirs.numbers
  const reason = 'So.'
  await one.api.registerChip(chipped(number))
  await expect(run(releaseChips, { firstNumber: number, reason })).rejects.toMatchObject({ code: 'notInThisState' })
  await expect(run(releaseChips, { firstNumber: mine.unsold, reason })).rejects.toMatchObject({ code: 'noneHeld' })
  await expect(run(releaseChips, { firstNumber: second, lastNumber: other, reason })).rejects.toMatchObject({ code: 'severalHolders' })
  await expect(run(releaseChips, { firstNumber: other, lastNumber: second, reason })).rejects.toMatchObject({
    status: 400,
    code: 'wrongOrder',
  })
  const [coming = ''] = (await haveChips(register, { holder: one.id, status: 'dispatched' })).numbers
  await expect(run(releaseChips, { firstNumber: coming, reason })).rejects.toMatchObject({ code: 'notInThisState' })
})

test('chips of a closed account are released without a letter', async () => {
  const gone = await joinReachable(register, {})
  const [number = ''] = (await haveChips(register, { holder: gone.id })).numbers
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', gone.id).execute()
  const before = (await mailbox(register, gone.email)).length
  expect(await run(releaseChips, { firstNumber: number, reason: 'Their account is closed.' })).toMatchObject({ implanterTold: false })
  expect((await mailbox(register, gone.email)).length).toBe(before)
})
