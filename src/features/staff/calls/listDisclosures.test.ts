import { afterAll, beforeAll, expect, test } from 'vitest'
import { animal } from '#src/testing/animals.ts'
import { verifiedRescue } from '#src/testing/professionals.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listDisclosures } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('Staff see which records professionals saw and why, those that are withheld first', async () => {
  const { chipNumber, ...facts } = animal()
  await (await register.as('anna')).addPet({ ...facts, chipNumber })
  const rescue = await verifiedRescue(register)
  await rescue.api.professionalChipInfo({ chipNumber, reason: 'crime', caseReference: '22/118/26', words: 'Fly-tipped' })
  register.clock.turn({ seconds: 60 })
  await rescue.api.professionalChipInfo({ chipNumber, reason: 'found' })
  const { items } = await deskOf(() => register)(listDisclosures, {})
  const who = { organisation: 'Ludlow Rescue', email: rescue.email, chipNumber }
  expect(items).toMatchObject([
    { ...who, status: 'withheld', reason: 'Preventing or investigating a crime', words: 'Fly-tipped', caseReference: '22/118/26' },
    { ...who, status: 'shown', reason: 'A found or stray animal', words: '', caseReference: '' },
  ])
})
