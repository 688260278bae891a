import { expect, test } from 'vitest'
import { periodAsked, periodIn, usualPeriods } from './period.ts'

test('an address that asks for no period leaves the choice to the register', () => {
  expect(periodAsked(periodIn(new URLSearchParams()))).toEqual({})
})

test('a period in an address is the period that is asked for', () => {
  const asked = { from: '2026-01-01', to: '2026-06-30' }
  expect(periodAsked(periodIn(new URLSearchParams(asked)))).toEqual(asked)
})

test('a day that no calendar has is left out', () => {
  expect(periodIn(new URLSearchParams('from=2026-02-30&to=yesterday'))).toEqual({ from: undefined, to: undefined })
})

test('last year is a whole year, and this year ends today', () => {
  const periods = usualPeriods(new Date('2026-11-21T12:00:00Z')).map(({ period }) => period)
  expect(periods).toContainEqual({ from: '2026-01-01', to: '2026-11-21' })
  expect(periods).toContainEqual({ from: '2025-01-01', to: '2025-12-31' })
})
