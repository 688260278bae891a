import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookableImplanter, depositOwed, payoutPrepared } from '#src/testing/bookings.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('an implanter sees the visits that they’re owed for, and those of a payout', async () => {
  const owed = await depositOwed(register)
  const due = (await owed.implanter.api.getPayoutVisits({})).data
  expect(due.items).toMatchObject([{ bookingId: owed.bookingId, customer: 'Carys', status: 'implanted', amount: { pence: 1000 } }])
  const { implanter, bookingId, payoutId } = await payoutPrepared(register)
  expect((await implanter.api.getPayoutVisits({ payoutId })).data).toMatchObject({ total: 1, items: [{ bookingId }] })
  expect((await implanter.api.getPayoutVisits({})).data.total).toBe(0)
})

test('nobody sees the payouts of another implanter', async () => {
  const { payoutId } = await payoutPrepared(register)
  const other = await bookableImplanter(register)
  expect(await other.api.getPayoutVisits({ payoutId })).toMatchObject({ status: 404, code: 'noSuchPayout' })
})
