import { expect, test } from 'vitest'
import { mondayOf } from './week.ts'

test('a week begins on Monday, over the turn of a year and of a leap February', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29', '2027-01-01', '2028-03-01'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
    '2028-02-28',
  ])
})
