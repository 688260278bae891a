import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { scannedDead } from '#src/testing/deaths.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('a death that nobody contests is written into the record after 14 days and not before, and the keeper can undo it for 30', async () => {
  const { petId, report } = await scannedDead(register)
  await report()
  const statusNow = async () => (await (await register.as('anna')).getPetDetail({ petId })).data
  register.clock.turn({ days: 13, hours: 23 })
  await register.runJob('followDeathReports', {})
  expect((await statusNow()).status).toBe('active')
  register.clock.turn({ hours: 2 })
  await register.runJob('followDeathReports', {})
  const { status, timeline } = await statusNow()
  expect(status).toBe('deceased')
  expect(timeline.at(-1)).toMatchObject({ what: 'Death reported', by: 'Homeward' })
  expect((await newestTo(register, PEOPLE.anna.email)).subject).toBe('We’ve recorded that Bramble has died')
  register.clock.turn({ days: 29 })
  expect((await (await register.as('anna')).updatePetStatus({ petId, status: 'deceasedUndo' })).status).toBe(200)
})

test('a report ends when the animal has another keeper', async () => {
  const { petId, report } = await scannedDead(register)
  await report()
  const anna = await register.as('anna')
  const { data } = await anna.saveRehomeRequest({ petId, to: { kind: 'person', contact: { email: PEOPLE.idris.email } }, why: 'moving' })
  const idris = await register.as('idris')
  await idris.acceptRejectRehomeRequest({ rehomingId: data.rehomingId, answer: 'accept', adult: true })
  const row = await register.db.selectFrom('deathReport').select('status').where('petId', '=', petId).executeTakeFirstOrThrow()
  expect(row.status).toBe('dropped')
})

test('a report of an animal that leaves the country ends, and holds up no other', async () => {
  const gone = await scannedDead(register)
  await gone.report()
  const anna = await register.as('anna')
  expect((await anna.updatePetStatus({ petId: gone.petId, status: 'exported' })).status).toBe(200)
  const other = await scannedDead(register)
  await other.report()
  register.clock.turn({ days: 15 })
  await register.runJob('followDeathReports', {})
  const rows = await register.db
    .selectFrom('deathReport')
    .select(['petId', 'status'])
    .where('petId', 'in', [gone.petId, other.petId])
    .execute()
  expect(Object.fromEntries(rows.map(({ petId, status }) => [petId, status]))).toEqual({ [gone.petId]: 'dropped', [other.petId]: 'stands' })
})
