import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshChip } from '#src/testing/animals.ts'
import { chipped, verifiedImplanter } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listUnclaimedImplants } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('shows an animal that has had no keeper for 30 days, and not before', async () => {
  const { api, email } = await verifiedImplanter(register, {})
  const number = freshChip()
  await api.registerChip(chipped(number))
  register.clock.turn({ days: 29 })
  expect(await run(listUnclaimedImplants, {})).toEqual({ items: [] })
  register.clock.turn({ days: 1 })
  expect((await run(listUnclaimedImplants, {})).items).toMatchObject([
    { petName: 'Moss', chipNumber: number, implantedOn: '2026-03-27', implanter: email },
  ])
})
