import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { endCoupon, listCoupons, makeCoupon } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)
const reason = 'Spring'

test('shows what each coupon takes off and until when, and no longer those that have ended', async () => {
  await run(makeCoupon, { code: 'FIVER', kind: 'fixed', pence: 500, leastPence: 2000, endsOn: '2026-04-30', reason })
  register.clock.turn({ minutes: 1 })
  await run(makeCoupon, { code: 'TENTH', kind: 'percent', percent: 10, mostTotal: 5, reason })
  expect((await run(listCoupons, {})).items).toMatchObject([
    {
      code: 'TENTH',
      worth: '10% off',
      least: null,
      until: null,
      used: 0,
      most: 5,
      next: ['npm run staff -- end-coupon TENTH --reason "…"'],
    },
    { code: 'FIVER', worth: '£5 off', least: { pence: 2000 }, until: '2026-04-30T22:59:59.000Z' },
  ])
  await run(endCoupon, { code: 'TENTH', reason })
  register.clock.turn({ days: 40 })
  expect((await run(listCoupons, {})).items).toEqual([])
})
