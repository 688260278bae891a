import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { animal, freshChip } from '#src/testing/animals.ts'
import { chipped, numberOf, verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { joinReachable } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { swapChipNumbers } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const swap = (number: string, otherNumber: string) =>
  run(swapChipNumbers, { number, otherNumber, reason: 'The vet scanned both and read us their numbers.' })

test('Staff swap the numbers of two animals after 30 days, whoever chipped them: keepers and implanter are told why', async () => {
  const vet = await verifiedImplanter(register, {})
  const [anna, ben] = [await joinReachable(register, {}), await joinReachable(register, {})]
  const [number, otherNumber] = [freshChip(), freshChip()]
  const { petId, requestId } = (await vet.api.registerChip(chipped(number, { to: { email: anna.email } }))).data
  await anna.api.customerAcceptRejectPetRequest({ requestId, answer: 'accept' })
  const otherPetId = (await ben.api.addPet(animal({ chipNumber: otherNumber }))).data.petId
  register.clock.turn({ days: 40 })
  expect(await swap(groupChipNumber(number), otherNumber)).toMatchObject({ petName: 'Moss' })
  expect([await numberOf(register, petId), await numberOf(register, otherPetId)]).toEqual([otherNumber, number])
  expect((await newestTo(register, anna.email)).text).toContain('The vet scanned both and read us their numbers.')
  expect((await newestTo(register, ben.email)).text).toContain(`from ${groupChipNumber(otherNumber)} to ${groupChipNumber(number)}`)
  expect((await newestTo(register, vet.email)).subject).toContain('swapped')
})

test('is refused for one animal, for a number that none has, and while something was reported of a chip', async () => {
  const { api } = await verifiedImplanter(register, {})
  const [number, other] = [freshChip(), freshChip()]
  await api.registerChip(chipped(number))
  await api.registerChip(chipped(other))
  await expect(swap(number, number)).rejects.toMatchObject({ status: 400, code: 'sameNumber' })
  await expect(swap(number, freshChip())).rejects.toMatchObject({ status: 404, code: 'noSuchAnimal' })
  await expect(swap(freshChip(), other)).rejects.toMatchObject({ status: 404, code: 'noSuchAnimal' })
  await api.markChipAsdead({ chipNumber: number, kind: 'failed', noticedOn: '2026-03-27', words: 'Nothing', secondScan: 'Nothing' })
  await expect(swap(number, other)).rejects.toMatchObject({ status: 409, code: 'reported' })
  await expect(swap(other, number)).rejects.toMatchObject({ status: 409, code: 'otherReported' })
})
