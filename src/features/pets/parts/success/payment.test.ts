import { expect, test } from 'vitest'
import { paymentIn } from './payment.ts'

test('the payment that a registration left is found again', () => {
  const payment = { purchaseId: '1', amount: { pence: 1500, currency: 'GBP' }, plan: 'One pet, for life' }
  expect(paymentIn({ payment })).toEqual({ purchaseId: '1', plan: 'One pet, for life', pence: 1500 })
})

test.each([
  [null],
  ['payment'],
  [{}],
  [{ payment: null }],
  [{ payment: { purchaseId: '1', plan: 'x', amount: { pence: '15' } } }],
  [{ payment: { plan: 'x', amount: { pence: 15 } } }],
])('%j holds no payment', (state) => {
  expect(paymentIn(state)).toBeNull()
})
