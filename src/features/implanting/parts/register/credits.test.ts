import { expect, test } from 'vitest'
import { creditWords, shortWords, spare } from './credits.ts'

test('how many are left is said before one is given', () => {
  expect(creditWords(12)).toContain('12 credits left')
  expect(creditWords(1)).toContain('one credit left')
  expect(creditWords(0)).toBe('You have no credits left')
})
test('without signal nothing is promised', () => expect(creditWords(undefined)).toContain('We’ll check whether you have a credit left'))

test('what animals that wait on the device will use is not given twice', () => {
  const waiting = [{ withCredit: true }, { withCredit: false }, { withCredit: true }]
  expect(spare(3, waiting)).toBe(1)
  expect(spare(1, waiting)).toBe(0)
  expect(spare(undefined, waiting)).toBeUndefined()
})

test('for more animals than registrations it is said how many are missing', () => {
  expect(shortWords(3, 5)).toContain('you need 2 more')
  expect(shortWords(4, 5)).toContain('you need 1 more')
  expect(shortWords(5, 5)).toBeUndefined()
  expect(shortWords(undefined, 5)).toBeUndefined()
})
