import { expect, test } from 'vitest'
import { lastMonths, monthsIn, periodOf } from './period.ts'

const now = new Date('2026-03-31T23:30:00Z')

test('who names no period gets the 12 months that end today, to the day, by the calendar of the United Kingdom', () => {
  expect(periodOf({}, now)).toEqual({ from: '2025-04-02', to: '2026-04-01' })
  expect(periodOf({}, new Date('2024-02-29T12:00:00Z'))).toEqual({ from: '2023-03-01', to: '2024-02-29' })
  expect(periodOf({}, new Date('2024-02-28T12:00:00Z'))).toEqual({ from: '2023-03-01', to: '2024-02-28' })
})

test('what is drawn by month is this month and the eleven before it', () => {
  expect(lastMonths(now)).toEqual({ from: '2025-05-01', to: '2026-04-01' })
})

test('either end may be named', () => {
  expect(periodOf({ from: '2026-01-15' }, now)).toEqual({ from: '2026-01-15', to: '2026-04-01' })
  expect(periodOf({ to: '2025-12-31' }, now)).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})

test('a period may be one day, and five years, but not longer or backwards', () => {
  expect(periodOf({ from: '2026-01-01', to: '2026-01-01' }, now)).not.toBeNull()
  expect(periodOf({ from: '2021-01-01', to: '2026-01-01' }, now)).not.toBeNull()
  expect(periodOf({ from: '2020-12-31', to: '2026-01-01' }, now)).toBeNull()
  expect(periodOf({ from: '2026-01-02', to: '2026-01-01' }, now)).toBeNull()
  expect(periodOf({ from: '2026-05-01' }, now)).toBeNull()
})

test('months follow each other over the turn of a year', () => {
  expect(monthsIn({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsIn({ from: '2026-02-01', to: '2026-02-28' })).toEqual(['2026-02'])
})
