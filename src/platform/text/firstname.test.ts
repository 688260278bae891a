import { expect, test } from 'vitest'
import { firstName } from './firstname.ts'

test('a person is called by their first name, and never by an initial', () => {
  expect(firstName('Bryony Clarke')).toBe('Bryony')
  expect(firstName(' Jo ')).toBe('Jo')
  expect(firstName('B. Clarke')).toBe('B. Clarke')
  expect(firstName('B Clarke')).toBe('B Clarke')
})
