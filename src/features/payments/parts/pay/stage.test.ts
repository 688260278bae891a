import { expect, test } from 'vitest'
import { thingOf } from './purposes.ts'
import { headingOf, stageWithout } from './stage.ts'

test('what is to be paid and what is paid never have one heading', () => {
  expect(headingOf('toPay', 'your plan')).toBe('Pay for your plan')
  expect(headingOf('given', 'your plan')).toBe('Paid: your plan')
  expect(headingOf('cancelled', 'your plan')).toBe('Not paid: your plan')
})

test('money that went back is not called paid, and of a part of it both are said', () => {
  expect(headingOf('refunded', 'your chips')).toBe('Refunded: your chips')
  expect(headingOf('givenBack', 'your chips')).toBe('Refunded: your chips')
  expect(headingOf('partRefunded', 'your chips')).toBe('Paid, and partly refunded: your chips')
})

test.each([
  [409, 'paidAlready', 'paidAlready'],
  [409, 'tooLate', 'tooLate'],
  [404, 'nothingToPay', 'nothing'],
  [400, 'badInput', 'nothing'],
  [503, 'noProvider', 'toPay'],
  [0, 'offline', 'toPay'],
] as const)('a refusal with %i %s leaves the page at %s', (status, code, stage) => {
  expect(stageWithout({ status, code })).toBe(stage)
})

test('registrations are paid for by their number, and a plan by its name', () => {
  expect(headingOf('toPay', thingOf('plan', '14 registrations'))).toBe('Pay for 14 registrations')
  expect(headingOf('given', thingOf('plan', '14 registrations'))).toBe('Paid: 14 registrations')
  expect(headingOf('toPay', thingOf('plan', 'One pet, for life'))).toBe('Pay for one pet, for life')
  expect(headingOf('given', thingOf('plan', 'Ten registrations for breeders'))).toBe('Paid: ten registrations for breeders')
  expect(thingOf('plan')).toBe('your plan')
  expect(thingOf('order', '14 registrations')).toBe('your order')
})
