import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { inCouncil } from '#src/testing/litters.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { rescueWithApp } from '#src/testing/secondfactor.ts'

let register: TestRegister
let wilma: Client
beforeAll(async () => {
  register = await testRegister()
  wilma = await register.as('wilma')
})
afterAll(() => register.close())

const { chipNumber: _, evenIfHeldElsewhere: __, ...facts } = animal({ name: 'Bramble' })
const intake = { cameOn: '2026-03-20', kind: 'stray', ...inCouncil('2026-03-20') } as const
const unchipped = { ...facts, intake, location: 'Kennel 2', scannedBy: 'Sam Carter', scannedOn: '2026-03-20' }
const rowOf = async (id: string) => (await wilma.getWelfarePets({ pageSize: 100 })).data.items.find((one) => one.id === id)

test('a dog without a chip is taken in, its council’s days run, and no one finds it on the register', async () => {
  const { data, ...reply } = await wilma.takeInUnchipped(unchipped)
  expect(reply).toMatchObject({ status: 200, message: 'Taken in' })
  expect(await rowOf(data.petId)).toMatchObject({
    name: 'Bramble',
    state: 'withUs',
    isUnchipped: true,
    canOpen: false,
    chipNumber: '',
    intake: { location: 'Kennel 2', scannedBy: 'Sam Carter', scannedOn: '2026-03-20' },
    stray: { freeOn: '2026-03-28' },
  })
  expect(await wilma.getPetDetail({ petId: data.petId })).toMatchObject({ status: 404 })
  expect(await register.db.selectFrom('purchase').select('id').where('petId', '=', data.petId).execute()).toEqual([])
})

test('its location, notes, council’s dates and outcome are written down as of any animal, and the report and the files count it', async () => {
  const { petId } = (await wilma.takeInUnchipped(unchipped)).data
  expect(await wilma.saveLocation({ petIds: [petId], location: 'Kennel 9' })).toMatchObject({ status: 200 })
  expect(await wilma.saveIntakeNotes({ petId, condition: 'Thin' })).toMatchObject({ status: 200 })
  expect(await wilma.saveStrayPeriod({ petId, ...inCouncil('2026-03-21') })).toMatchObject({ status: 200 })
  expect(await rowOf(petId)).toMatchObject({ intake: { location: 'Kennel 9', condition: 'Thin' }, stray: { freeOn: '2026-03-29' } })
  const before = (await wilma.getWelfareReports({})).data
  expect(before.totals.stray).toBeGreaterThan(0)
  expect((await wilma.downloadWelfareAnimals({})).bytes.toString()).toContain('No microchip')
  expect((await wilma.downloadWelfareReport({})).bytes.toString()).toContain('No microchip')

  expect(await wilma.saveOutcome({ petIds: [petId], outcome: 'died', on: '2026-03-22' })).toMatchObject({ status: 200 })
  expect(await rowOf(petId)).toMatchObject({ state: 'left', isKept: false, intake: { leftHow: 'died' } })
  const after = (await wilma.getWelfareReports({})).data
  expect([after.totals.died - before.totals.died, after.withUsNow - before.withUsNow]).toEqual([1, -1])
})

test('what is unlikely is refused: inFuture, beforeBirth, councilTooEarly, breedUnknown, bornInFuture, bornTooLongAgo, implantDateWrong, noSuchPhoto', async () => {
  const refused = async (over: object) => (await wilma.takeInUnchipped({ ...unchipped, ...over })).code
  expect(await refused({ scannedOn: '2027-01-01' })).toBe('inFuture')
  expect(await refused({ intake: { ...intake, cameOn: '2027-01-01' } })).toBe('inFuture')
  expect(await refused({ intake: { ...intake, councilFrom: '2027-01-01' } })).toBe('inFuture')
  expect(await refused({ intake: { ...intake, councilFrom: '2025-03-20' } })).toBe('councilTooEarly')
  expect(await refused({ intake: { ...intake, cameOn: '2021-05-11' } })).toBe('beforeBirth')
  expect(await refused({ scannedOn: '2021-05-11' })).toBe('beforeBirth')
  expect(await refused({ breed: { kind: 'breed', breedId: 'unicorn' } })).toBe('breedUnknown')
  expect(await refused({ bornOn: '2027-01-01' })).toBe('bornInFuture')
  expect(await refused({ bornOn: '1901-01-01' })).toBe('bornTooLongAgo')
  expect(await refused({ implant: { implantedOn: '2027-01-01' } })).toBe('implantDateWrong')
  expect(await refused({ photoId: newId() })).toBe('noSuchPhoto')
})

test('only a verified organisation takes animals in: notVerified', async () => {
  const { api } = await rescueWithApp(register)
  expect(await api.takeInUnchipped(unchipped)).toMatchObject({ status: 403, code: 'notVerified' })
})

test('an arrival of more than a year ago is taken in once it’s confirmed: longAgo', async () => {
  const rescue = await register.as('wilma')
  const { chipNumber: _, ...pet } = animal()
  const take = (over: object = {}) =>
    rescue.takeInUnchipped({
      ...pet,
      scannedBy: 'Kay Brook',
      scannedOn: '2026-03-26',
      intake: { cameOn: '2025-03-26', kind: 'stray', ...over },
    })
  expect(await take()).toMatchObject({ status: 400, code: 'longAgo' })
  expect(await take({ isLongAgo: true })).toMatchObject({ status: 200 })
})
