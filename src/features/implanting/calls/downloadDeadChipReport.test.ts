import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal } from '#src/testing/animals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { haveReport, verifiedImplanter, vetPractice } from '../fixture.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('whoever reported a chip is given the report as a PDF that is named after the chip', async () => {
  const idris = await register.as('idris')
  const { reportId, number } = await haveReport(register, idris)
  const reply = await idris.downloadDeadChipReport({ reportId })
  expect(reply.status).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  expect(String(reply.headers['content-disposition'])).toContain(`Report of microchip ${number}.pdf`)
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a report of an animal holds nothing of its keeper', async () => {
  const anna = await register.as('anna')
  const pet = animal()
  await anna.addPet(pet)
  const { ask } = await vetPractice(register, {})
  const told = { chipNumber: pet.chipNumber, kind: 'reaction', noticedOn: '2026-03-27', words: 'It swelled' }
  const { data } = await ask.markChipAsdead(told)
  const reply = await ask.downloadDeadChipReport({ reportId: data.reportId })
  expect(reply.status).toBe(200)
  expect(reply.bytes.toString('latin1')).not.toContain(PEOPLE.anna.email)
})

test('somebody else is answered as for a report that does not exist: noSuchReport', async () => {
  const { reportId } = await haveReport(register, await register.as('idris'))
  const other = await verifiedImplanter(register, {})
  for (const id of [reportId, newId()])
    expect(await other.ask.downloadDeadChipReport({ reportId: id })).toMatchObject({ status: 404, code: 'noSuchReport' })
})
