import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookedWithDeposit } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { deskOf } from '#src/testing/staff.ts'
import { listVisitDisputes } from '../contract.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const run = deskOf(() => register)

test('Staff see the visits of which the two sides say different things, with the words of both', async () => {
  const { customer, implanter, bookingId } = await bookedWithDeposit(register)
  register.clock.turn({ days: 3, hours: 2 })
  await implanter.api.closeBooking({ bookingId, outcome: 'noShow', reason: 'I rang twice' })
  expect((await run(listVisitDisputes, {})).items).toEqual([])
  await customer.api.reportAbsence({ bookingId, words: 'I was at home' })
  expect((await run(listVisitDisputes, {})).items).toMatchObject([
    {
      bookingId,
      customer: expect.stringContaining(customer.email),
      implanter: expect.stringContaining(implanter.email),
      next: expect.arrayContaining([`npm run staff -- resolve-visit ${bookingId.slice(-8)} --finding tookPlace --reason "…"`]),
      customerSays: 'I was at home',
      implanterSays: 'I rang twice',
    },
  ])
})
