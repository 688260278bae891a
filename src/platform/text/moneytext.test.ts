import { expect, test } from 'vitest'
import { moneyText } from './moneytext.ts'

test.each([
  [1250, '£12.50'],
  [2000, '£20'],
  [5, '£0.05'],
  [0, '£0'],
  [123456789, '£1,234,567.89'],
  [-99, '−£0.99'],
])('%i pence is written %s', (pence, written) => {
  expect(moneyText(pence)).toBe(written)
})
