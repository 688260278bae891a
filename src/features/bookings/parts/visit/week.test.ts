import { expect, test } from 'vitest'
import { USUAL } from '../../usual.ts'
import { dayMark, mondayOf } from './week.ts'

test('a week begins on Monday, over the turn of a year and of a leap February', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29', '2027-01-01', '2028-03-01'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
    '2028-02-28',
  ])
})

test('a day of the diary says that it’s off, that its hours are others, and that there are none', () => {
  const address = { line1: '3 Quay Street', line2: '', town: 'Cardiff', county: '', postcode: 'CF10 5EA' }
  const mine = {
    terms: { ...USUAL, address },
    hours: [{ day: 'monday' as const, from: '09:00', to: '17:00', visit: 'both' as const }],
    exceptions: [
      { from: '2026-05-11', to: '2026-05-18', hours: [] },
      { from: '2026-05-18', to: '2026-05-18', hours: [{ from: '10:00', to: '12:30', visit: 'both' as const }] },
    ],
    away: { from: '2026-05-18', to: '2026-05-25' },
  }
  const marks = ['2026-05-04', '2026-05-05', '2026-05-11', '2026-05-18', '2026-05-25'].map((day) => dayMark(day, mine))
  expect(marks).toEqual([null, 'No hours', 'Day off', 'Other hours: 10am to 12:30pm', 'Away'])
  expect(dayMark('2026-05-05', { ...mine, terms: null, hours: [] })).toBeNull()
})
