import { expect, test } from 'vitest'
import { reservedText } from './reservedtext.ts'

const ada = { name: 'Ada Frost', email: null, mobile: null, depositPence: null, pricePence: null }

test('a reservation says for whom it is, and what of the price is paid', () => {
  expect(reservedText(ada)).toBe('Reserved for Ada Frost')
  expect(reservedText({ ...ada, pricePence: 120_000 })).toBe('Reserved for Ada Frost, £1,200')
  expect(reservedText({ ...ada, depositPence: 20_000 })).toBe('Reserved for Ada Frost, £200 paid')
  expect(reservedText({ ...ada, depositPence: 20_000, pricePence: 120_000 })).toBe('Reserved for Ada Frost, £200 of £1,200 paid')
})

test('one that was sold says for how much, and what of it is paid', () => {
  expect(reservedText(ada, 'sold')).toBe('Sold to Ada Frost')
  expect(reservedText({ ...ada, depositPence: 20_000 }, 'sold')).toBe('Sold to Ada Frost, £200 paid')
  expect(reservedText({ ...ada, pricePence: 120_000 }, 'sold')).toBe('Sold to Ada Frost for £1,200, nothing paid yet')
  expect(reservedText({ ...ada, depositPence: 20_000, pricePence: 120_000 }, 'sold')).toBe('Sold to Ada Frost for £1,200, £200 paid')
  expect(reservedText({ ...ada, depositPence: 120_000, pricePence: 120_000 }, 'sold')).toBe('Sold to Ada Frost for £1,200, paid in full')
})
