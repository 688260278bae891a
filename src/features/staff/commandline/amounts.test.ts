import { expect, test } from 'vitest'
import { readAmount } from './amounts.ts'

test.each([
  ['£5', 500],
  ['5', 500],
  ['5.00', 500],
  ['£12.50', 1250],
  [' £0.01 ', 1],
  ['£1,250', 125_000],
  ['1250.99', 125_099],
])('%j is %i pence', (typed, pence) => expect(readAmount(typed)).toBe(pence))

test.each(['', '£', '0', '-5', '5p', '5.5', '5.000', '1,25', '5 00', '500 pence', '$5', '£5-', '1e3', 'five', '10000000', '£0.00'])(
  '%j isn’t an amount',
  (typed) => expect(() => readAmount(typed)).toThrow(`Enter an amount in pounds like £5 or 12.50. You typed “${typed}”`),
)
