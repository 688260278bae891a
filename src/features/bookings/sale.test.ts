import { afterAll, beforeAll, expect, test } from 'vitest'
import { refundPayment } from '#features/payments/refundPayment.ts'
import { bookedWithDeposit, payDeposit, requested, statusOf } from '#src/testing/bookings.ts'
import { CARD, payWith } from '#src/testing/paying.ts'
import { asProvider } from '#src/testing/plans.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { confirmed } from '#src/testing/rehomings.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

test('the payer sees what they pay for, and where to go on', async () => {
  const { customer, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  const { data: form } = await customer.api.createPaymentIntent({ for: 'booking', id: bookingId })
  expect(form).toMatchObject({ amount: { pence: 1000 }, vat: { pence: 0 }, until: '2026-03-27T09:40:00.000Z' })
  expect(form.about.map(({ label }) => label)).toEqual(['Visit', 'What’s left to pay', 'If you cancel'])
  const paymentId = await payDeposit(register, customer.api, bookingId)
  expect((await customer.api.paymentTransactionRequest({ paymentId })).data).toMatchObject({
    phase: 'given',
    next: `/customer-dashboard/bookings/${bookingId}`,
  })
})

test('nobody pays another’s deposit, nor one of a visit that has none', async () => {
  const { bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  const other = await confirmed(register)
  expect(await other.api.createPaymentIntent({ for: 'booking', id: bookingId })).toMatchObject({ code: 'nothingToPay' })
  const free = await requested(register)
  expect(await free.customer.api.createPaymentIntent({ for: 'booking', id: free.bookingId })).toMatchObject({ code: 'nothingToPay' })
})

test('a deposit that Staff refund puts the visit off; the part of one that they refund does not go back again', async () => {
  const off = await bookedWithDeposit(register)
  await asProvider(register, (tools) => refundPayment(tools, off.paymentId, {}, 'Asked by phone'))
  expect(await statusOf(register, off.bookingId)).toBe('revoked')
  const part = await bookedWithDeposit(register)
  await asProvider(register, (tools) => refundPayment(tools, part.paymentId, { pence: 400 }, 'For the trouble'))
  expect((await part.customer.api.cancelBooking({ bookingId: part.bookingId })).data.refunded.pence).toBe(600)
})

test('a deposit that comes after the time was released goes back', async () => {
  const { customer, bookingId } = await requested(register, {}, { terms: { depositPence: 1000 } })
  const { data: form } = await customer.api.createPaymentIntent({ for: 'booking', id: bookingId })
  register.clock.turn({ minutes: 11 })
  await register.runJob('endBookingWaits', {})
  await payWith(register, form, CARD.good)
  await customer.api.paymentTransactionRequest({ paymentId: form.paymentId })
  await register.drain()
  expect(await statusOf(register, bookingId)).toBe('expired')
  expect((await customer.api.getPayments({})).data.items[0]?.refunds).toHaveLength(1)
})
