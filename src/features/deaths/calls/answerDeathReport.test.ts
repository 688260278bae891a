import { afterAll, beforeAll, expect, test } from 'vitest'
import { scannedDead } from '#src/testing/deaths.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

async function reported(over: Parameters<typeof scannedDead>[1] = {}) {
  const scanned = await scannedDead(register, over)
  await scanned.report()
  const anna = await register.as('anna')
  return { ...scanned, anna, statusNow: async () => (await anna.getPetDetail({ petId: scanned.petId })).data.status }
}

test('a keeper who says that the animal is alive keeps the record as it is, and whoever reported it is told', async () => {
  const { petId, rescue, anna, statusNow } = await reported()
  expect((await anna.answerDeathReport({ petId, hasDied: false })).status).toBe(200)
  expect(await statusNow()).toBe('active')
  expect((await anna.getDeathReport({ petId })).data.report).toBeNull()
  expect((await newestTo(register, rescue.email)).subject).toBe('Bramble’s keeper says that it’s alive')
  register.clock.turn({ days: 15 })
  await register.runJob('followDeathReports', {})
  expect(await statusNow()).toBe('active')
  expect((await (await register.as('anna')).answerDeathReport({ petId, hasDied: true })).code).toBe('noReport')
})

test('a keeper who agrees has reported the death, on the day that it happened, and can undo it', async () => {
  const { petId, anna, statusNow } = await reported({ status: 'missing' })
  expect((await anna.answerDeathReport({ petId, hasDied: true })).status).toBe(200)
  expect(await statusNow()).toBe('deceased')
  expect((await anna.updatePetStatus({ petId, status: 'deceasedUndo' })).data.status).toBe('active')
})

test('somebody who doesn’t keep the animal neither sees the report nor answers it', async () => {
  const { petId, statusNow } = await reported()
  const idris = await register.as('idris')
  expect((await idris.getDeathReport({ petId })).data.report).toBeNull()
  expect((await idris.answerDeathReport({ petId, hasDied: true })).code).toBe('noReport')
  expect(await statusNow()).toBe('active')
})

test('a keeper who reports the death on the record has answered the report', async () => {
  const { petId, anna } = await reported()
  await anna.updatePetStatus({ petId, status: 'deceased' })
  const row = await register.db.selectFrom('deathReport').select('status').where('petId', '=', petId).executeTakeFirstOrThrow()
  expect(row.status).toBe('agreed')
})
