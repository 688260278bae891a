import { afterAll, beforeAll, expect, test } from 'vitest'
import { payoutPrepared } from '#src/testing/bookings.ts'
import { chipped, haveChips } from '#src/testing/implants.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { recordPayout, returnPayout } from '../../staff/contract.ts'
import { yearOf } from '../years.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('an implanter sees what they implanted and were paid in each tax year and each calendar year', async () => {
  const { implanter, payoutId } = await payoutPrepared(register)
  const { numbers } = await haveChips(register, { holder: implanter.id, chips: 3 })
  const days = ['2026-04-05', '2026-04-06', '2025-12-31']
  for (const [index, implantedOn] of days.entries()) {
    const sent = chipped(numbers[index] ?? '')
    const { status } = await implanter.api.registerChip({
      ...sent,
      pet: { ...sent.pet, bornOn: '2025-10-01' },
      implant: { ...sent.implant, implantedOn },
    })
    expect(status).toBe(200)
  }
  const years = async () => (await implanter.api.getPayoutYears({})).data
  expect((await years()).tax.map(({ payouts }) => payouts)).toEqual([0, 0])

  await run(recordPayout, { payoutId, reference: 'HOMEWARD 1' })
  const none = { payouts: 0, paid: { pence: 0, currency: 'GBP' } }
  const one = { payouts: 1, paid: { pence: 1000, currency: 'GBP' } }
  expect(await years()).toEqual({
    tax: [
      { from: '2026-04-06', to: '2027-04-05', implants: 1, ...one },
      { from: '2025-04-06', to: '2026-04-05', implants: 2, ...none },
    ],
    calendar: [
      { from: '2026-01-01', to: '2026-12-31', implants: 2, ...one },
      { from: '2025-01-01', to: '2025-12-31', implants: 1, ...none },
    ],
  })
  await run(returnPayout, { payoutId, reason: 'The account is closed' })
  expect((await years()).calendar.map(({ payouts }) => payouts)).toEqual([0, 0])
})

test.each([
  ['tax', '2026-04-05', 2025],
  ['tax', '2026-04-06', 2026],
  ['calendar', '2026-01-01', 2026],
] as const)('a %s year: %s is in that of %i', (kind, day, year) => expect(yearOf(kind, day)).toBe(year))
