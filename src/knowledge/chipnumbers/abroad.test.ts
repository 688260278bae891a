import { expect, test } from 'vitest'
import { countryAbroad } from './abroad.ts'
import { readChipNumber } from './number.ts'

test.each([
  ['250269604812345', 'France'],
  ['826269604812345', null],
  ['981020003456789', null],
])('%s comes from abroad: %s', (number, country) => {
  const reading = readChipNumber(number)
  expect(reading.valid && countryAbroad(reading)).toBe(country)
})
