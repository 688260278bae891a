import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { knownElsewhere } from '#src/testing/conflicts.ts'
import { stray } from '#src/testing/litters.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { organisation } from '#src/testing/rehomings.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const takenIn = async (over: Parameters<typeof stray>[0] = {}): Promise<string> =>
  (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-20', kind: 'surrender' }, ...over }))).data.petId
const animalOf = async (id: string) => (await wilma.getWelfarePets({ pageSize: 100 })).data.items.find((one) => one.id === id)
const DECIDED = { reason: 'illness', decidedBy: 'Hana Osei MRCVS, Otley Vets', isCertain: true }
const said = (petIds: string[], outcome: string, more: object = {}) =>
  wilma.saveOutcome({ petIds, outcome, on: '2026-03-26', ...(outcome === 'euthanised' && DECIDED), ...more })

test('an animal in foster is still with the organisation, and away', async () => {
  const petId = await takenIn({ name: 'Fern' })
  expect(await said([petId], 'inFoster', { location: 'Foster home, Otley' })).toMatchObject({ status: 200, data: { saved: 1 } })
  const intake = { fosterSince: '2026-03-26', location: 'Foster home, Otley', leftAt: null, leftHow: null }
  expect(await animalOf(petId)).toMatchObject({ state: 'inFoster', isKept: true, intake })
  expect((await wilma.getWelfarePets({ state: 'inFoster' })).data.items.map(({ name }) => name)).toEqual(['Fern'])
  expect((await wilma.getWelfareReports()).data.inFosterNow).toBe(1)
  await said([petId], 'withUs', { location: 'Kennel 4' })
  expect(await animalOf(petId)).toMatchObject({ state: 'withUs', intake: { fosterSince: null, location: 'Kennel 4' } })
})

test('an animal that was reunited, or went to another organisation, has left on the day that was given', async () => {
  const [reunited, transferred] = [await takenIn({ name: 'Rue' }), await takenIn({ name: 'Sorrel' })]
  await said([reunited], 'reunited')
  await said([transferred], 'transferred', { to: 'Marsh Rescue' })
  expect(await animalOf(reunited)).toMatchObject({
    state: 'left',
    isKept: true,
    intake: { leftHow: 'reunited', leftAt: '2026-03-26T00:00:00.000Z', days: 6 },
  })
  expect(await animalOf(transferred)).toMatchObject({ state: 'left', intake: { leftHow: 'transferred', leftTo: 'Marsh Rescue' } })
  const report = await wilma.downloadWelfareReport()
  expect(report.bytes.toString()).toMatch(/"Sorrel",.*"2026-03-26","Gone to another organisation","Marsh Rescue","6"/)
  expect((await wilma.getWelfareReports()).data.totals).toMatchObject({ reunited: 1, transferred: 1, otherwiseLeft: 2, adopted: 0 })
})

test('a stray dog that is said to be reunited goes to nobody sooner for that', async () => {
  const petId = (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-26', kind: 'stray' } }))).data.petId
  await said([petId], 'reunited')
  const offer = await wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' }, statement: 'strayPeriodPassed' })
  expect(offer).toMatchObject({ status: 409, code: 'notNow' })
})

describe('an animal that is put to sleep', () => {
  test('has died as its keeper would report it, until that is undone', async () => {
    const petId = await takenIn({ name: 'Moss' })
    expect((await said([petId], 'euthanised')).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({ state: 'left', isKept: false, canOpen: true, intake: { leftHow: 'euthanised', days: 6 } })
    expect((await wilma.getPetDetail({ petId })).data).toMatchObject({ status: 'deceased' })
    await wilma.updatePetStatus({ petId, status: 'deceasedUndo' })
    expect(await animalOf(petId)).toMatchObject({ state: 'withUs', intake: { leftHow: null, leftAt: null } })
  })

  test('is told to the organisation that is its rescue back-up', async () => {
    const marsh = await organisation(register, 'Marsh Rescue')
    const petId = await takenIn({ name: 'Teasel' })
    await register.db.updateTable('pet').set({ rescueBackupId: marsh.id }).where('id', '=', petId).execute()
    expect(await animalOf(petId)).toMatchObject({ otherBackup: 'Marsh Rescue', rescueBackup: false })
    await said([petId], 'euthanised')
    const letter = await newestTo(register, marsh.email)
    expect(letter.subject).toBe('Teasel has been put to sleep')
    expect(letter.text).toContain('Kiln Road Rescue had Teasel')
    expect(letter.text).toContain('26 March 2026')
  })
})

describe('an animal that died', () => {
  test('has died as its keeper would report it, until that is undone', async () => {
    const petId = await takenIn({ name: 'Sedge' })
    expect((await said([petId], 'died')).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({
      state: 'left',
      isKept: false,
      intake: { leftHow: 'died', leftAt: '2026-03-26T00:00:00.000Z' },
    })
    expect((await wilma.getPetDetail({ petId })).data).toMatchObject({ status: 'deceased' })
    await wilma.updatePetStatus({ petId, status: 'deceasedUndo' })
    expect(await animalOf(petId)).toMatchObject({ state: 'withUs', intake: { leftHow: null, leftAt: null } })
  })
})

describe('an animal that escaped or was taken', () => {
  const GONE = 'Bramble has gone from Kiln Road Rescue'
  const heldFor = async (keeper: Client, name: string) => {
    const chipNumber = freshChip()
    const { petId } = (await keeper.addPet(animal({ chipNumber, name }))).data
    await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-20', kind: 'stray' } })
    return petId
  }
  const toldAnna = async () => {
    await register.drain()
    return mailbox(register, PEOPLE.anna.email)
  }

  test('has left; its record stays as it is, and its keeper is told to report it missing', async () => {
    const anna = await register.as('anna')
    const petId = await heldFor(anna, 'Bramble')
    const before = (await anna.getPetDetail({ petId })).data.status
    expect(await said([petId], 'gone')).toMatchObject({ status: 200, data: { saved: 1 } })
    expect(await animalOf(petId)).toMatchObject({ state: 'left', isHeld: false, intake: { leftHow: 'gone', days: 6 } })
    expect((await anna.getPetDetail({ petId })).data.status).toBe(before)
    expect((await anna.getHolder({ petId })).data.holder).toBeNull()
    const letter = (await toldAnna()).find(({ subject }) => subject === GONE)
    expect(letter?.text).toContain('Report Bramble missing or stolen')
    expect((await wilma.getWelfareReports()).data.totals.gone).toBe(1)
  })

  test('is searched for again where its keeper had reported it missing', async () => {
    const anna = await register.as('anna')
    const petId = await heldFor(anna, 'Clover')
    const report = { kind: 'lost' as const, petId, where: { lat: 52.06, lng: -1.34 }, seenAt: '2026-03-26T09:00:00Z' }
    const caseId = (await anna.saveLostPetRequest({ report })).data.id
    await anna.updateLostPet({ caseId, now: 'held', words: 'Kiln Road Rescue' })
    await said([petId], 'gone')
    const { status, mine } = (await anna.getLostPet({ caseId })).data
    expect([status, mine?.heldBy]).toEqual(['open', null])
    const letter = (await toldAnna()).find(({ subject }) => subject === 'Clover has gone from Kiln Road Rescue')
    expect(letter?.text).toContain('Your search for Clover is on again')
  })

  test('is held as before once it’s found, its keeper is told, and a day to collect it is given anew', async () => {
    const anna = await register.as('anna')
    const petId = await heldFor(anna, 'Teasel')
    await anna.wantBack({ petId })
    await wilma.saveCollectionDay({ petId, collectBy: '2026-04-05' })
    await said([petId], 'gone')
    expect(await wilma.undoDeparture({ petId })).toMatchObject({ status: 200, data: { petName: 'Teasel' } })
    expect(await animalOf(petId)).toMatchObject({ state: 'held', keeperSaid: { collectBy: null }, intake: { leftHow: null } })
    expect((await toldAnna()).map(({ subject }) => subject)).toContain('Teasel is back with Kiln Road Rescue')
  })

  test('is reported missing on its record where it’s the organisation’s own: reportMissing; without a microchip it has none', async () => {
    const own = await takenIn({ name: 'Vetch' })
    expect(await said([own], 'gone')).toMatchObject({ status: 409, code: 'reportMissing' })
    const { chipNumber: _, evenIfHeldElsewhere: __, ...facts } = animal({ name: 'Yarrow' })
    const intake = { cameOn: '2026-03-20', kind: 'stray' } as const
    const { petId } = (await wilma.takeInUnchipped({ ...facts, intake, scannedBy: 'Sam Reed', scannedOn: '2026-03-20' })).data
    expect((await said([petId], 'gone')).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({ state: 'left', intake: { leftHow: 'gone' } })
  })
})

describe('before an animal is put to sleep', () => {
  const strayOf = async (council: object = {}) =>
    (await wilma.addPetByWelfare(stray({ intake: { cameOn: '2026-03-25', kind: 'stray', ...council } }))).data.petId

  test('it is asked why, who decided, and once more', async () => {
    const petId = await takenIn()
    expect(await said([petId], 'euthanised', { reason: undefined })).toMatchObject({ status: 400, code: 'reasonNeeded' })
    expect(await said([petId], 'euthanised', { decidedBy: '' })).toMatchObject({ status: 400, code: 'decidedByNeeded' })
    expect(await said([petId], 'euthanised', { isCertain: false })).toMatchObject({ status: 400, code: 'notCertain' })
    expect(await animalOf(petId)).toMatchObject({ state: 'withUs' })
    expect((await said([petId], 'euthanised')).status).toBe(200)
    const kept = await register.db.selectFrom('intake').selectAll().where('petId', '=', petId).executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ sleepReason: 'illness', sleepDecidedBy: 'Hana Osei MRCVS, Otley Vets' })
    expect((await animalOf(petId))?.intake).toMatchObject({ sleepReason: 'illness', sleepDecidedBy: 'Hana Osei MRCVS, Otley Vets' })
    for (const file of [await wilma.downloadWelfareAnimals({}), await wilma.downloadWelfareReport({})])
      expect(file.bytes.toString()).toContain('"Illness or injury","Hana Osei MRCVS, Otley Vets"')
    expect((await wilma.getWelfareReports({})).data.sleepReasons).toEqual([{ reason: 'illness', count: 2 }])
  })

  test('a stray dog’s seven clear days have passed, or a vet ends its suffering: onlySuffering', async () => {
    const council = { councilFrom: '2026-03-25', councilReference: 'Leeds SD 4471' }
    for (const petId of [await strayOf(), await strayOf(council)]) {
      expect(await said([petId], 'euthanised')).toMatchObject({ status: 409, code: 'onlySuffering', clause: 'HOLD-7' })
      expect(await animalOf(petId)).toMatchObject({ state: 'withUs' })
      expect((await said([petId], 'euthanised', { reason: 'suffering' })).status).toBe(200)
    }
    const old = await strayOf({ councilFrom: '2026-03-10', councilReference: 'Leeds SD 4471' })
    expect((await said([old], 'euthanised')).status).toBe(200)
  })

  test('an animal that is held for its keeper suffers, and its keeper and back-up are told', async () => {
    const anna = await register.as('anna')
    const marsh = await organisation(register, 'Fen Rescue')
    const chipNumber = freshChip()
    const { petId } = (await anna.addPet(animal({ chipNumber, name: 'Campion' }))).data
    await register.db.updateTable('pet').set({ rescueBackupId: marsh.id }).where('id', '=', petId).execute()
    await wilma.holdAnimal({ chipNumber, intake: { cameOn: '2026-03-25', kind: 'seized' } })
    expect(await animalOf(petId)).toMatchObject({ otherBackup: 'Fen Rescue' })
    expect(await said([petId], 'euthanised')).toMatchObject({ status: 409, code: 'onlySuffering' })
    expect((await said([petId], 'euthanised', { reason: 'suffering' })).status).toBe(200)
    expect((await newestTo(register, marsh.email)).subject).toBe('Campion has been put to sleep')
    const letter = (await mailbox(register, PEOPLE.anna.email)).find(({ subject }) => subject === 'Sad news about Campion')
    expect(letter?.text).toContain('Kiln Road Rescue, who held Campion for you')
    expect(letter?.text).toContain('If that can’t be right, tell us')
    expect(letter?.text).not.toContain('with you and well')
    const { report } = (await anna.getDeathReport({ petId })).data
    expect(report).toMatchObject({ isHeld: true, words: expect.stringContaining('to end its suffering') })
    expect(await animalOf(petId)).toMatchObject({ state: 'left', intake: { leftHow: 'euthanised' } })
  })
})

describe('is refused, and nothing is saved', () => {
  test('for an animal that isn’t with the organisation, also beside one that is: notYours', async () => {
    const petId = await takenIn()
    expect(await said([petId, newId()], 'reunited')).toMatchObject({ status: 404, code: 'notYours' })
    expect(await animalOf(petId)).toMatchObject({ state: 'withUs' })
  })

  test('on a day to come: inFuture', async () => {
    const reply = await said([await takenIn()], 'reunited', { on: '2026-03-28' })
    expect(reply).toMatchObject({ status: 400, code: 'inFuture', fields: { on: 'The date must be today or earlier' } })
  })

  test('on a day before it came: beforeIntake', async () => {
    expect(await said([await takenIn()], 'reunited', { on: '2026-03-19' })).toMatchObject({ status: 400, code: 'beforeIntake' })
  })

  test('without the organisation that it went to: toNeeded', async () => {
    expect(await said([await takenIn()], 'transferred')).toMatchObject({ status: 400, code: 'toNeeded' })
  })

  test('while it is offered: offered; a foster home is no obstacle', async () => {
    const petId = await takenIn()
    await wilma.sellPetByWelfare({ petId, adopter: { email: 'adopter@example.org' }, statement: 'relinquished' })
    expect(await said([petId], 'euthanised')).toMatchObject({ status: 409, code: 'offered' })
    expect((await said([petId], 'inFoster')).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({ state: 'offered' })
  })

  test('for several that were put to sleep: oneAtATime', async () => {
    expect(await said([await takenIn(), await takenIn()], 'euthanised')).toMatchObject({ status: 400, code: 'oneAtATime' })
  })

  test('as put to sleep for another reason than suffering where the record isn’t proven: unproven', async () => {
    const petId = await takenIn()
    await knownElsewhere(register, petId)
    expect(await said([petId], 'euthanised')).toMatchObject({ status: 409, code: 'unproven', clause: 'MOVE-1' })
  })
})

describe('an animal that another register has too and that died in care', () => {
  const questions = async (petId: string) =>
    (await register.db.selectFrom('registerConflict').select('status').where('petId', '=', petId).execute()).map(({ status }) => status)

  test.each([
    ['died', {}],
    ['euthanised', { reason: 'suffering' }],
  ])('can be recorded as %s: the question ends, both sides are told, and it’s open again if that’s undone', async (outcome, more) => {
    const petId = await takenIn({ name: 'Yarrow' })
    await knownElsewhere(register, petId)
    expect((await animalOf(petId))?.next).toMatchObject({ act: 'See the question', words: expect.stringContaining('Your turn') })
    await register.db.updateTable('otherRegister').set({ address: '1 Chip Street, Leeds' }).execute()
    expect((await said([petId], outcome, more)).status).toBe(200)
    expect(await animalOf(petId)).toMatchObject({ state: 'left', next: null })
    expect(await questions(petId)).toEqual(['died'])
    await register.drain()
    const letters = await register.db.selectFrom('outboxMessage').selectAll().where('channel', '=', 'post').execute()
    expect(letters.at(-1)).toMatchObject({ subject: expect.stringContaining('the animal has died') })
    const mails = (await mailbox(register, PEOPLE.wilma.email)).map(({ subject }) => subject)
    expect(mails).toContain('The question about Yarrow’s record has ended')
    await wilma.updatePetStatus({ petId, status: 'deceasedUndo' })
    expect(await questions(petId)).toEqual(['open'])
  })

  test('also where its keeper says that the record here counts: the move that isn’t proven ends with it', async () => {
    const petId = await takenIn({ name: 'Sorrel' })
    await knownElsewhere(register, petId)
    const conflict = await register.db.selectFrom('registerConflict').select('id').where('petId', '=', petId).executeTakeFirstOrThrow()
    await wilma.resolveConflict({ conflictId: conflict.id, keep: 'here' })
    expect((await said([petId], 'died')).status).toBe(200)
    const move = () => register.db.selectFrom('databaseMove').select('status').where('petId', '=', petId).executeTakeFirstOrThrow()
    expect(await move()).toEqual({ status: 'died' })
    await wilma.updatePetStatus({ petId, status: 'deceasedUndo' })
    expect(await move()).toEqual({ status: 'unproven' })
  })
})
