import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllowanceRequests, listWaiting, raiseChipAllowance } from '#features/staff/contract.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { verifiedImplanter } from '#src/testing/implants.ts'
import { newestTo } from '#src/testing/mailbox.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { newImplanter } from '#src/testing/stock.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const waiting = async () => (await run(listWaiting, {})).items.find(({ what }) => what === 'Implanters who ask for more chips')

test('a practice asks for more than its limit, Staff see it until they answer, and the practice is told', async () => {
  const { api, email } = await newImplanter(register)
  expect((await api.chipPacksList()).data.askedFor).toBeNull()
  expect((await api.askForMoreChips({ chips: 50, words: 'A practice of four vets.' })).status).toBe(200)
  expect((await api.askForMoreChips({ chips: 100, words: 'A practice of five vets.' })).status).toBe(200)
  expect((await api.chipPacksList()).data.askedFor).toEqual({ chips: 100, askedAt: register.clock.now().toISOString() })
  expect(await waiting()).toMatchObject({ count: 1, next: ['npm run staff -- list-allowance-requests'] })
  expect((await run(listAllowanceRequests, {})).items).toEqual([
    {
      implanter: email,
      more: 100,
      words: 'A practice of five vets.',
      limit: 25,
      counted: 0,
      since: register.clock.now().toISOString(),
      next: [`npm run staff -- raise-chip-allowance ${email} --more 100 --reason "…"`],
    },
  ])
  await run(raiseChipAllowance, { email, more: 100, lastDay: daysAfter(londonDate(register.clock.now()), 90), reason: 'A practice.' })
  expect(await waiting()).toBeUndefined()
  expect((await newestTo(register, email)).subject).toBe('You can order more microchips')
  expect((await api.chipPacksList()).data).toMatchObject({ askedFor: null, mostChips: 125 })
})

test('is for whoever may order, and not for whoever has the most: notVerified, mostAlready', async () => {
  const { api } = await verifiedImplanter(register, { standing: 'applied' })
  expect(await api.askForMoreChips({ chips: 50, words: 'More.' })).toMatchObject({ status: 403, code: 'notVerified' })
  const big = await newImplanter(register)
  const lastDay = daysAfter(londonDate(register.clock.now()), 7)
  await run(raiseChipAllowance, { email: big.email, more: 1000, lastDay, reason: 'A council.' })
  expect(await big.api.askForMoreChips({ chips: 50, words: 'More.' })).toMatchObject({ status: 409, code: 'mostAlready' })
})
