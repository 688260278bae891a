import { expect, test } from 'vitest'
import { creditWords } from './credits.ts'

test('how many are left is said before one is given', () => {
  expect(creditWords(12)).toContain('12 left')
  expect(creditWords(1)).toContain('one left')
  expect(creditWords(0)).toBe('You have none left')
})
test('without signal nothing is promised', () => expect(creditWords(undefined)).toContain('checked when it is sent'))
