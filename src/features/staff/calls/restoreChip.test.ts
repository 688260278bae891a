import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { restoreChip as restoring } from '#features/implanting/restoreChip.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import type { Client } from '#src/testing/client.ts'
import { chipped, haveChips, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { workingAtPractice } from '#src/testing/members.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf, staffAccount } from '#src/testing/staff.ts'
import { waiting } from '#src/testing/waiting.ts'
import { restoreChip, strikeChipReport } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})

afterAll(() => register.close())

const run = deskOf(() => register)

let anna: Client
let vet: Awaited<ReturnType<typeof verifiedImplanter>>
beforeAll(async () => {
  vet = await verifiedImplanter(register, { role: 'vet' })
})
beforeEach(async () => {
  register.clock.turn({ minutes: 70 })
  anna = await register.as('anna')
})

const told = { kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' }
const { implant } = chipped('')
const finds = async (chipNumber: string) => (await register.stranger.publicChipInfo({ chipNumber })).data.result
const restore = (number: string, other: 'both' | 'alone' = 'both', reason = 'So.') => run(restoreChip, { number, other, reason })

/** Anna's dog, or another's, which the vet has given another number. */
async function replaced(number: string, keeper = anna) {
  const { chipNumber: old, ...pet } = animal({ name: 'Hazel' })
  const { petId } = (await keeper.addPet({ ...pet, chipNumber: old })).data
  const { reportId } = (await vet.api.markChipAsdead({ ...told, chipNumber: old })).data
  expect((await vet.api.chipWithPet({ oldChipNumber: old, chipNumber: number, implant })).status).toBe(200)
  return { old, petId, reportId }
}

test('is put back, has found the animal all the while, and both find it; keeper and implanter read why, and neither who the other is', async () => {
  const number = freshChip()
  const { old, petId } = await replaced(number)
  expect(await finds(old)).toBe('registeredHere')
  expect(await restore(groupChipNumber(old), 'both', 'The vet mistook the reader.')).toEqual({ before: number, keeperTold: true })
  const letters = (await mailbox(register, PEOPLE.anna.email)).map(({ subject, text }) => `${subject} ${text}`)
  for (const one of [old, number]) expect(await finds(one)).toBe('registeredHere')
  const record = (await anna.getPetDetail({ petId })).data
  expect(record).toMatchObject({ chipNumber: old, implantSite: '', chainHolds: true })
  expect(record.timeline.at(-1)).toMatchObject({ what: 'Previous microchip number restored', by: 'Homeward staff' })
  const letter = letters.find((one) => one.startsWith('Hazel’s former microchip number is back in use'))
  expect(letter).toContain(
    `Hazel’s microchip number was changed from ${groupChipNumber(old)} to ${groupChipNumber(number)}. Our staff have changed it back to ${groupChipNumber(old)}. The vet mistook the reader.`,
  )
  expect(letter).toContain('Check that the page still says when and where the chip was implanted.')
  expect(letter).not.toContain(vet.name)
  const other = await newestTo(register, vet.email)
  expect(other.subject).toBe(`${groupChipNumber(old)} is its animal’s number again`)
  expect(other.text).not.toMatch(/Anna|Hughes|Hazel/)
})

test('leaves in the audit trail why and who did it, and out of what a keeper may read', async () => {
  const number = freshChip()
  const { old, petId } = await replaced(number)
  await restore(old, 'both', 'A mix-up.')
  const event = await register.db
    .selectFrom('event')
    .selectAll()
    .where('move', '=', 'restoreChip')
    .where('subjectId', '=', vet.id)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({
    byRole: 'Staff',
    byAccount: await staffAccount(register),
    facts: { before: number, chipNumber: old, after: 'both', why: 'A mix-up.' },
  })
  expect((await anna.downloadHistory({ petId })).bytes.toString()).not.toContain('mix-up')
})

test('is alone with its animal where the other was never in it: that chip is its implanter’s again and can be registered where it is', async () => {
  const { numbers } = await haveChips(register, { holder: vet.id })
  const [number = ''] = numbers
  const { old } = await replaced(number)
  expect((await unitOf(register, number)).status).toBe('registered')
  await restore(old, 'alone', 'It is in another dog.')
  expect((await mailbox(register, PEOPLE.anna.email)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining(`${groupChipNumber(number)} no longer does`),
  )
  expect(await finds(old)).toBe('registeredHere')
  expect(await finds(number)).not.toBe('registeredHere')
  expect((await unitOf(register, number)).status).toBe('withImplanter')
  expect((await vet.api.registerChip(chipped(number))).status).toBe(200)
})

test('is put back without a letter to a keeper whose account is closed, and Staff read so', async () => {
  const keeper = await joinReachable(register, {})
  const { old } = await replaced(freshChip(), keeper.api)
  await register.db.updateTable('account').set({ status: 'closed' }).where('id', '=', keeper.id).execute()
  const before = (await mailbox(register, keeper.email)).length
  expect(await restore(old)).toMatchObject({ keeperTold: false })
  expect((await mailbox(register, keeper.email)).length).toBe(before)
})

test('has its report as it was: sent, and ready for another chip', async () => {
  const { old, reportId } = await replaced(freshChip())
  await vet.api.updateDeadChip({ reportId, reference: 'VMD-1', sentOn: '2026-03-27' })
  await restore(old)
  const row = await register.db.selectFrom('deadChip').selectAll().where('id', '=', reportId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'reportSent', newChipNumber: null })
  const again = await vet.api.chipWithPet({ oldChipNumber: old, chipNumber: freshChip(), implant })
  expect(again.status).toBe(200)
})

test('has the day and the place of its own implant again', async () => {
  const idris = await register.as('idris')
  const old = freshChip()
  const { petId } = (await idris.registerChip(chipped(old, { implant: { ...implant, site: 'Left of the neck' } }))).data
  await vet.api.markChipAsdead({ ...told, chipNumber: old })
  await vet.api.chipWithPet({ oldChipNumber: old, chipNumber: freshChip(), implant })
  await restore(old)
  const pet = await register.db.selectFrom('pet').selectAll().where('id', '=', petId).executeTakeFirstOrThrow()
  expect(pet).toMatchObject({ implantSite: 'Left of the neck', implantedOn: implant.implantedOn, implanterName: 'Idris Bevan' })
})

test('names whoever put it in for a practice again', async () => {
  const member = await verifiedImplanter(register, {})
  await register.db.updateTable('account').set({ name: 'Megan Rees' }).where('id', '=', member.id).execute()
  const { acting } = await workingAtPractice(register, { member })
  const old = freshChip()
  const { petId } = (await acting.registerChip(chipped(old))).data
  await vet.api.markChipAsdead({ ...told, chipNumber: old })
  await vet.api.chipWithPet({ oldChipNumber: old, chipNumber: freshChip(), implant })
  await restore(old)
  const pet = await register.db.selectFrom('pet').select('implanterName').where('id', '=', petId).executeTakeFirstOrThrow()
  expect(pet).toEqual({ implanterName: 'Megan Rees' })
})

test('is put back once, however many do it at once, and not while the other is reported', async () => {
  const [number = ''] = (await haveChips(register, { holder: vet.id })).numbers
  const { old } = await replaced(number)
  const { reportId } = (await vet.api.markChipAsdead({ ...told, chipNumber: number })).data
  await expect(restore(old, 'alone')).rejects.toMatchObject({ status: 409, code: 'otherReported' })
  await run(strikeChipReport, { reportId, reason: 'Not so.' })
  const all = await Promise.allSettled([1, 2, 3].map(() => restore(old, 'alone')))
  expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect((await unitOf(register, number)).status).toBe('withImplanter')
  await expect(restore(old)).rejects.toMatchObject({ status: 409, code: 'notReplaced' })
  await expect(restore(number)).rejects.toMatchObject({ status: 404, code: 'noSuchChip' })
})

test('takes the other out before anybody reports or registers that one who tries it at the same moment', async () => {
  const [number = ''] = (await haveChips(register, { holder: vet.id })).numbers
  const { old, petId } = await replaced(number)
  const keeper = await joinReachable(register, {})
  const tried = await asProvider(register, async (tools) => {
    await restoring(tools, { number: old, after: 'alone', why: 'So.' })
    const all = [vet.api.markChipAsdead({ ...told, chipNumber: number }), keeper.api.addPet(animal({ chipNumber: number }))]
    await expect.poll(() => waiting(register)).toBe(2)
    return { all }
  })
  const [report, added] = await Promise.all(tried.all)
  expect(report).toMatchObject({ status: 404, code: 'notYours' })
  expect(added).toMatchObject({ status: 409, code: 'ofOurStock' })
  expect(await register.db.selectFrom('deadChip').select('id').where('chipNumber', '=', number).execute()).toEqual([])
  expect((await unitOf(register, number)).status).toBe('withImplanter')
  expect((await anna.getPetDetail({ petId })).data).toMatchObject({ chipNumber: old, chainHolds: true })
})
