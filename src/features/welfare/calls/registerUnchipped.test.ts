import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { haveChips } from '#src/testing/implants.ts'
import { mailbox } from '#src/testing/mailbox.ts'
import { database } from '#src/testing/recordtransfers.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { rescueWithApp } from '#src/testing/secondfactor.ts'
import { waiting } from '#src/testing/waiting.ts'

let register: TestRegister
let wilma: Client
let anna: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
  anna = await register.as('anna')
})
afterAll(() => register.close())

const { chipNumber: _, evenIfHeldElsewhere: __, ...facts } = animal({ name: 'Bramble' })

const implant = { implantedOn: '2026-03-22', site: 'Between the shoulder blades', implanterName: 'Otley Vets' }

async function unchipped(kind: 'stray' | 'surrender' = 'stray') {
  const intake = { cameOn: '2026-03-20', kind } as const
  const { data } = await wilma.takeInUnchipped({ ...facts, intake, scannedBy: 'Sam Carter', scannedOn: '2026-03-20' })
  return data
}
const rows = async () => (await wilma.getWelfarePets({ pageSize: 100 })).data.items
const rowOf = async (id: string) => (await rows()).find((one) => one.id === id)

test('once it has a chip it’s registered to the organisation, owes its registration and keeps its stay', async () => {
  const { petId, intakeId } = await unchipped()
  const chipNumber = freshChip()
  const reply = await wilma.registerUnchipped({ implant, petId, chipNumber })
  expect(reply).toMatchObject({ status: 200, message: 'Microchip added', data: { petId, isHeld: false, payment: { owing: 1 } } })
  expect(await rowOf(petId)).toMatchObject({
    isUnchipped: false,
    canOpen: true,
    chipNumber,
    status: 'awaitingPayment',
    intake: { id: intakeId },
  })
  expect((await register.stranger.publicChipInfo({ chipNumber })).data).toMatchObject({ result: 'registeredHere' })
  expect((await wilma.getPetDetail({ petId })).data).toMatchObject({ name: 'Bramble', chainHolds: true })
})

test('when, where and by whom the chip was put in stands in its record', async () => {
  const { petId } = await unchipped()
  await wilma.registerUnchipped({ implant, petId, chipNumber: freshChip() })
  const { implantedOn, implantSite, implanterName } = (await wilma.getPetDetail({ petId })).data
  expect({ implantedOn, site: implantSite, implanterName }).toEqual(implant)
})

test('who put a chip in and when is asked of one that it was given here: implantDateNeeded, implanterNeeded, implantDateWrong', async () => {
  const { petId } = await unchipped()
  const giving = (over: object) => wilma.registerUnchipped({ petId, chipNumber: freshChip(), implant: { ...implant, ...over } })
  expect(await giving({ implantedOn: null })).toMatchObject({
    code: 'implantDateNeeded',
    fields: { 'implant.implantedOn': expect.any(String) },
  })
  expect(await giving({ implanterName: '' })).toMatchObject({
    code: 'implanterNeeded',
    fields: { 'implant.implanterName': expect.any(String) },
  })
  expect(await giving({ implantedOn: '2026-03-29' })).toMatchObject({ code: 'implantDateWrong' })
  expect(await wilma.registerUnchipped({ petId, chipNumber: freshChip(), wasMissed: true })).toMatchObject({ status: 200 })
})

test('a chip isn’t put in before the scan that found none, unless that scan missed it, nor before the birth: beforeScan, implantDateWrong', async () => {
  const { petId } = await unchipped()
  const giving = (implantedOn: string, over: object = {}) =>
    wilma.registerUnchipped({ petId, chipNumber: freshChip(), implant: { ...implant, implantedOn }, ...over })
  expect(await giving('2026-03-19')).toMatchObject({
    status: 400,
    code: 'beforeScan',
    fields: {
      'implant.implantedOn':
        'You scanned it on 20 March 2026 and found no microchip, so it can’t have been chipped on 19 March 2026. Check the date, or say that your first scan missed the chip.',
    },
  })
  const unborn = await giving('2021-05-11', { wasMissed: true })
  expect(unborn).toMatchObject({ status: 400, code: 'implantDateWrong' })
  expect(unborn.fields['implant.implantedOn']).toBe('11 May 2021 is before its date of birth, 12 May 2021. Check both dates.')
  expect(await giving('2026-03-19', { wasMissed: true })).toMatchObject({ status: 200 })
  expect(
    await wilma.registerUnchipped({
      petId: (await unchipped()).petId,
      chipNumber: freshChip(),
      implant: { ...implant, implantedOn: '2026-03-20' },
    }),
  ).toMatchObject({ status: 200 })
})

test('a chip that was missed isn’t put in long before an estimated birth either', async () => {
  const intake = { cameOn: '2026-03-20', kind: 'stray' } as const
  const old = { ...facts, bornExactly: false, intake, scannedBy: 'Sam Carter', scannedOn: '2026-03-20' }
  const { petId } = (await wilma.takeInUnchipped(old)).data
  const giving = (implantedOn: string) =>
    wilma.registerUnchipped({ petId, chipNumber: freshChip(), wasMissed: true, implant: { implantedOn } })
  expect(await giving('2020-05-10')).toMatchObject({ status: 400, code: 'implantDateWrong' })
  expect(await giving('2020-05-13')).toMatchObject({ status: 200 })
})

test('a chip that was missed and is registered to someone else makes it theirs: it’s held, and they’re told', async () => {
  const { petId, intakeId } = await unchipped()
  const chipNumber = freshChip()
  const hers = (await anna.addPet(animal({ chipNumber, name: 'Clover' }))).data.petId
  expect(await wilma.registerUnchipped({ implant, petId, chipNumber })).toMatchObject({
    status: 200,
    data: { petId: hers, isHeld: true, payment: null },
  })
  expect(await rowOf(petId)).toBeUndefined()
  expect(await rowOf(hers)).toMatchObject({ name: 'Clover', state: 'held', isUnchipped: false, intake: { id: intakeId } })
  expect((await anna.getHolder({ petId: hers })).data.holder).toMatchObject({ organisation: 'Kiln Road Rescue' })
  await register.drain()
  expect((await mailbox(register, PEOPLE.anna.email)).map(({ subject }) => subject)).toContain('Clover is safe with Kiln Road Rescue')
})

test('what the organisation keeps already can’t be the same animal, and a stolen one isn’t given up: notHeld, reportedStolen', async () => {
  const [mine, hers] = [freshChip(), freshChip()]
  await wilma.registerUnchipped({ implant, petId: (await unchipped()).petId, chipNumber: mine })
  expect(await wilma.registerUnchipped({ implant, petId: (await unchipped()).petId, chipNumber: mine })).toMatchObject({
    status: 409,
    code: 'notHeld',
  })
  const stolen = (await anna.addPet(animal({ chipNumber: hers }))).data.petId
  await anna.updatePetStatus({ petId: stolen, status: 'stolen' })
  const { petId } = await unchipped('surrender')
  expect(await wilma.registerUnchipped({ implant, petId, chipNumber: hers })).toMatchObject({ status: 409, code: 'reportedStolen' })
})

test('a chip of our stock or of another register is refused with its reason: ofOurStock, heldElsewhere', async () => {
  const { petId } = await unchipped()
  const ours = (await haveChips(register, { chips: 1 })).numbers[0] ?? ''
  expect(await wilma.registerUnchipped({ implant, petId, chipNumber: ours })).toMatchObject({ status: 409, code: 'ofOurStock' })
  const held = freshChip()
  const fernside = await database(register)
  fernside.holds(held)
  expect(await wilma.registerUnchipped({ implant, petId, chipNumber: held })).toMatchObject({ status: 409, code: 'heldElsewhere' })
  expect(await wilma.registerUnchipped({ implant, petId, chipNumber: held, evenIfHeldElsewhere: true })).toMatchObject({ status: 200 })
  expect((await register.stranger.publicChipInfo({ chipNumber: held })).data.unproven).toBe(true)
})

test('an animal that has a chip, or that someone else has in, isn’t found: notYours', async () => {
  const { petId } = await unchipped()
  await wilma.registerUnchipped({ implant, petId, chipNumber: freshChip() })
  expect(await wilma.registerUnchipped({ implant, petId, chipNumber: freshChip() })).toMatchObject({ status: 404, code: 'notYours' })
})

test('only a verified organisation can: notVerified', async () => {
  const { api } = await rescueWithApp(register)
  const { petId } = await unchipped()
  expect(await api.registerUnchipped({ implant, petId, chipNumber: freshChip() })).toMatchObject({ status: 403, code: 'notVerified' })
})

test('a chip that someone registers at the same moment is taken: chipTaken', async () => {
  const chipNumber = freshChip()
  const { petId } = await unchipped()
  const hers = (await anna.addPet(animal())).data.petId
  const sending = await register.db.transaction().execute(async (rival) => {
    const at = register.clock.now()
    await rival.insertInto('chip').values({ number: chipNumber, petId: hers, registeredAt: at, supersededAt: at }).execute()
    const asked = wilma.registerUnchipped({ implant, petId, chipNumber })
    await expect.poll(() => waiting(register)).toBe(1)
    return { asked }
  })
  expect(await sending.asked).toMatchObject({ status: 409, code: 'chipTaken' })
})
