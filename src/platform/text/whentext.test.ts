import { expect, test } from 'vitest'
import { whenText } from './whentext.ts'

test('a moment is told in British words', () => {
  expect(whenText('2026-11-21T14:03:00Z')).toBe('21 November 2026 at 2:03pm')
})

test('summer moments are told at London time, not at Greenwich time', () => {
  expect(whenText('2026-07-01T23:30:00Z')).toBe('2 July 2026 at 12:30am')
  expect(whenText('2026-07-01T23:30:00Z', 'time')).toBe('12:30am')
})

test('a bare day stays the same day all year', () => {
  expect(whenText('2026-03-29', 'day')).toBe('29 March 2026')
  expect(whenText('2026-10-25', 'short')).toBe('25 Oct 2026')
})

test('a Date is read as well as a text', () => {
  expect(whenText(new Date(Date.UTC(2026, 0, 5, 9, 7)))).toBe('5 January 2026 at 9:07am')
})
