import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { haveReport, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listBatches, strikeChipReport } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => register.clock.turn({ minutes: 70 }))
afterAll(() => register.close())

const run = deskOf(() => register)

const told = (chipNumber: string, kind = 'failed') => ({
  chipNumber,
  kind,
  noticedOn: '2026-03-27',
  words: 'It shows nothing.',
  secondScan: 'Nothing',
})

test('a report that was not so counts no longer, both hear of it, and it can be made again', async () => {
  const anna = await register.as('anna')
  const pet = animal({ name: 'Bracken' })
  await anna.addPet(pet)
  const vet = await verifiedImplanter(register, { role: 'vet' })
  const { reportId } = (await vet.api.markChipAsdead(told(pet.chipNumber))).data
  await run(strikeChipReport, { reportId, reason: 'Our own reader reads it.' })
  expect((await newestTo(register, vet.email)).text).toContain('Our own reader reads it.')
  const letter = await newestTo(register, PEOPLE.anna.email)
  expect(letter.subject).toBe('The report about Bracken’s microchip was wrong')
  expect(letter.text).not.toContain(vet.name)
  expect((await vet.api.getDeadChips({})).data.items[0]).toMatchObject({ status: 'struck' })
  await expect(run(strikeChipReport, { reportId, reason: 'Again' })).rejects.toMatchObject({ code: 'notInThisState' })
  await expect(run(strikeChipReport, { reportId: newId(), reason: 'None' })).rejects.toMatchObject({ status: 404, code: 'noSuchReport' })
  expect((await vet.api.markChipAsdead(told(pet.chipNumber))).status).toBe(200)
})

test('a struck report does not count among the failures of its batch', async () => {
  const { api } = await verifiedImplanter(register, {})
  const { reportId, number } = await haveReport(register, api)
  const { batchId } = await unitOf(register, number)
  const { code } = await register.db.selectFrom('chipBatch').select('code').where('id', '=', batchId).executeTakeFirstOrThrow()
  const failures = async () => (await run(listBatches, {})).items.find((batch) => batch.code === code)?.failures
  expect(await failures()).toBe(1)
  await run(strikeChipReport, { reportId, reason: 'It works.' })
  expect(await failures()).toBe(0)
})

test('a chip of ours of which no report is left is where it was before, and while one is left it is not', async () => {
  const { api } = await verifiedImplanter(register, {})
  const { reportId, number, petId } = await haveReport(register, api)
  const moved = (await api.markChipAsdead(told(number, 'migrated'))).data.reportId
  await run(strikeChipReport, { reportId, reason: 'It works.' })
  expect((await unitOf(register, number)).status).toBe('failedInAnimal')
  await run(strikeChipReport, { reportId: moved, reason: 'It is where it was.' })
  expect((await unitOf(register, number)).status).toBe('implanted')

  const again = (await api.markChipAsdead(told(number))).data.reportId
  await register.db.updateTable('pet').set({ status: 'active' }).where('id', '=', petId).execute()
  await run(strikeChipReport, { reportId: again, reason: 'It works.' })
  expect((await unitOf(register, number)).status).toBe('registered')
})
