import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { chipped, haveChips, unitOf, verifiedImplanter } from '#src/testing/implants.ts'
import { mailbox, newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { correctChipNumber, restoreChip } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
beforeEach(() => {
  register.clock.turn({ minutes: 70 })
})
afterAll(() => register.close())

const run = deskOf(() => register)
const correct = (number: string, rightNumber: string, reason = 'A vet read the chip to us.') =>
  run(correctChipNumber, { number, rightNumber, reason })
const finds = async (chipNumber: string) => (await register.stranger.publicChipInfo({ chipNumber })).data.result

test('Staff correct a number after 30 days, and when its implanter has left: keeper and implanter are told why', async () => {
  const vet = await verifiedImplanter(register, {})
  const [wrong = '', right = ''] = (await haveChips(register, { holder: vet.id })).numbers
  const anna = await register.as('anna')
  const { petId, requestId } = (await vet.api.registerChip(chipped(wrong, { to: { email: PEOPLE.anna.email } }))).data
  await anna.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
  register.clock.turn({ days: 40 })
  expect(await correct(groupChipNumber(wrong), right)).toEqual({ petName: 'Moss' })
  expect((await newestTo(register, PEOPLE.anna.email)).text).toContain('A vet read the chip to us.')
  expect((await newestTo(register, vet.email)).subject).toBe(`We’ve corrected microchip number ${groupChipNumber(wrong)}`)
  expect([await finds(wrong), await finds(right)]).toEqual([expect.not.stringMatching('registeredHere'), 'registeredHere'])
  expect([(await unitOf(register, wrong)).status, (await unitOf(register, right)).status]).toEqual(['withImplanter', 'registered'])
  const events = await register.db.selectFrom('event').selectAll().where('subjectId', '=', petId).orderBy('seq').execute()
  expect(events.at(-1)).toMatchObject({ move: 'correctNumber', byRole: 'Staff', facts: { before: wrong, chipNumber: right } })
})

test('also one that its keeper typed, and of an animal that is looked for', async () => {
  const keeper = await joinReachable(register, {})
  const [wrong, right] = [freshChip(), freshChip()]
  const { petId } = (await keeper.api.addPet(animal({ chipNumber: wrong }))).data
  await keeper.api.updatePetStatus({ petId, status: 'missing' })
  await correct(wrong, right)
  expect(await finds(right)).toBe('registeredHere')
  const told = (await mailbox(register, keeper.email)).at(-1)
  expect(told?.text).toContain(`from ${groupChipNumber(wrong)} to ${groupChipNumber(right)}`)
  expect(told?.text).not.toContain('An implanter')
  await expect(correct(wrong, freshChip())).rejects.toMatchObject({ status: 404, code: 'noSuchAnimal' })
  await expect(run(restoreChip, { number: wrong, other: 'both', reason: 'So.' })).rejects.toMatchObject({ code: 'noSuchChip' })
})

test('is refused as it is to an implanter', async () => {
  const { api: idris, id } = await verifiedImplanter(register, {})
  const [number, other] = [freshChip(), freshChip()]
  await idris.registerChip(chipped(number))
  await idris.registerChip(chipped(other))
  await expect(correct(number, number)).rejects.toMatchObject({ status: 409, code: 'sameNumber' })
  await expect(correct(number, other)).rejects.toMatchObject({ status: 409, code: 'chipTaken' })
  const vet = await verifiedImplanter(register, {})
  const theirs = await haveChips(register, { holder: vet.id })
  await expect(correct(number, theirs.numbers[0] ?? '')).rejects.toMatchObject({ status: 409, code: 'otherHolder' })
  await expect(correct(number, theirs.unsold)).rejects.toMatchObject({ status: 409, code: 'usedAlready' })
  const old = await haveChips(register, { holder: id })
  await register.db.updateTable('chipUnit').set({ expiresOn: '2026-03-21' }).where('batchId', '=', old.batchId).execute()
  await expect(correct(number, old.numbers[0] ?? '')).rejects.toMatchObject({ status: 409, code: 'notSterile' })
  await idris.markChipAsdead({ chipNumber: number, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
  await expect(correct(number, freshChip())).rejects.toMatchObject({ status: 409, code: 'reported' })
})
