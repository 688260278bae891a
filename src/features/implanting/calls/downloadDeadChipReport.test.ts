import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { newId } from '#platform/database/id.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { chipped, haveReport, petOf, verifiedImplanter, vetPractice } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { animalOf } from '../reported.ts'

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
  expect(String(reply.headers['content-disposition'])).toContain(`Report on microchip ${number}.pdf`)
  expect(reply.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a report of an animal holds nothing of its keeper', async () => {
  const anna = await register.as('anna')
  const pet = animal()
  await anna.addPet(pet)
  const { api } = await vetPractice(register, {})
  const told = { chipNumber: pet.chipNumber, kind: 'reaction', noticedOn: '2026-03-27', words: 'It swelled' }
  const { data } = await api.markChipAsdead(told)
  const reply = await api.downloadDeadChipReport({ reportId: data.reportId })
  expect(reply.status).toBe(200)
  expect(reply.bytes.toString('latin1')).not.toContain(PEOPLE.anna.email)
})

test('a report by a vet names no other implanter, only that the register knows one', async () => {
  const idris = await register.as('idris')
  const number = freshChip()
  const petId = (await idris.registerChip(chipped(number))).data.petId
  const { api, id } = await verifiedImplanter(register, { role: 'vet' })
  const told = { chipNumber: number, kind: 'reaction', noticedOn: '2026-03-27', words: 'It swelled' }
  const { data } = await api.markChipAsdead(told)
  expect((await api.downloadDeadChipReport({ reportId: data.reportId })).status).toBe(200)
  const pet = await petOf(register, petId)
  const asked = { kind: 'failed', chipNumber: number, implantedOn: null, implantSite: null, implantedBy: null }
  const implanterId = register.people.idris
  const seen = async (who: { id: string; name: string }, by: string | null) =>
    (await animalOf(register.db, who, { ...asked, implanterId: by })).implanter
  expect(pet.implanterName).toBe('Idris Bevan')
  expect(await seen({ id, name: 'A Vet' }, implanterId)).toBe('Known to the register, which will tell the VMD on request')
  expect(await seen({ id, name: 'A Vet' }, null)).toBe('Known to the register, which will tell the VMD on request')
  expect(await seen({ id: implanterId, name: 'Idris Bevan' }, implanterId)).toBe('Idris Bevan')
})

test('somebody else is answered as for a report that does not exist: noSuchReport', async () => {
  const { reportId } = await haveReport(register, await register.as('idris'))
  const other = await verifiedImplanter(register, {})
  for (const id of [reportId, newId()])
    expect(await other.api.downloadDeadChipReport({ reportId: id })).toMatchObject({ status: 404, code: 'noSuchReport' })
})
