import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { newImplanter } from '#src/testing/stock.ts'
import { listAllowanceRequests, raiseChipAllowance } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const asking = async () => (await run(listAllowanceRequests, {})).items.map(({ implanter, more }) => [implanter, more])

test('shows who asks for more chips than their limit, the first first, until they have an answer, a no as well', async () => {
  const [one, other] = [await newImplanter(register), await newImplanter(register)]
  await one.api.askForMoreChips({ chips: 50, words: 'A chipping day.' })
  register.clock.turn({ minutes: 5 })
  await other.api.askForMoreChips({ chips: 25, words: 'Two vets.' })
  expect(await asking()).toEqual([
    [one.email, 50],
    [other.email, 25],
  ])
  await run(raiseChipAllowance, { email: one.email, more: 0, reason: 'Chip days are ordered by the council.' })
  expect(await asking()).toEqual([[other.email, 25]])
})
