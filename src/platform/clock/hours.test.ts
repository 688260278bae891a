import { describe, expect, test } from 'vitest'
import { clockText, closedAllWeek, Hours, openingState, readHours } from './hours.ts'

const day = { opens: '08:30', closes: '18:30' }
const hours = { ...closedAllWeek, monday: day, tuesday: day, friday: { opens: '09:00', closes: '12:00' } }

describe('a practice that opens from half past eight to half past six', () => {
  test.each([
    ['2026-11-23T08:29:00Z', false, 'opens today at 8:30am'],
    ['2026-11-23T08:30:00Z', true, 'open until 6:30pm'],
    ['2026-11-23T18:29:59Z', true, 'open until 6:30pm'],
    ['2026-11-23T18:30:00Z', false, 'opens Tuesday at 8:30am'],
    ['2026-11-24T20:00:00Z', false, 'opens Friday at 9am'],
    ['2026-11-27T12:00:00Z', false, 'opens Monday at 8:30am'],
    // In summer the clocks of London are an hour ahead.
    ['2026-07-20T07:30:00Z', true, 'open until 6:30pm'],
    ['2026-07-20T17:30:00Z', false, 'opens Tuesday at 8:30am'],
  ])('at %s: open is %s, %s', (at, isOpen, words) => {
    expect(openingState(hours, false, new Date(at))).toEqual({ isOpen, words })
  })
})

test('a practice that is always open is open at 3 in the morning of the day the clocks change', () => {
  expect(openingState(closedAllWeek, true, new Date('2026-10-25T01:30:00Z'))).toEqual({ isOpen: true, words: 'open 24 hours' })
})

test('one that has given no hours says so, and one that opens on one day of the week opens on it again', () => {
  expect(openingState(closedAllWeek, false, new Date('2026-11-23T10:00:00Z')).words).toBe('opening hours not given')
  const mondays = { ...closedAllWeek, monday: day }
  expect(openingState(mondays, false, new Date('2026-11-23T20:00:00Z')).words).toBe('opens Monday at 8:30am')
})

test('a day that closes before it opens is refused', () => {
  expect(Hours.safeParse({ ...hours, monday: { opens: '18:00', closes: '08:00' } }).success).toBe(false)
  expect(Hours.safeParse({ ...hours, monday: { opens: '8:00', closes: '18:00' } }).success).toBe(false)
})

test('the clock is said as people say it', () => {
  expect(['00:00', '09:05', '12:00', '23:59'].map(clockText)).toEqual(['12am', '9:05am', '12pm', '11:59pm'])
})

test('hours are read as a desk writes them, and refused where they are written in another way', () => {
  expect(readHours('Mon-Fri 08:30-18:30; Sat 09:00–12:00')).toEqual({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: { opens: '09:00', closes: '12:00' },
    sunday: null,
  })
  for (const other of ['', 'office hours', 'Mon-Fri 9-5', 'Mon-Fri 18:00-09:00', 'Mon 25:00-26:00']) expect(readHours(other)).toBeNull()
})
