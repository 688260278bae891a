import { expect, test } from 'vitest'
import { monthMark, monthShort, monthText } from './monthtext.ts'

test('a month is said in words with its year', () => expect(monthText('2026-11')).toBe('November 2026'))

test('a narrow column has it shorter, still with its year', () => expect(monthShort('2026-11')).toBe('Nov 2026'))

test('at the foot of a chart only the month in which a year begins says the year', () => {
  expect(['2026-11', '2026-12', '2027-01', '2027-02'].map(monthMark)).toEqual(['Nov', 'Dec', 'Jan 27', 'Feb'])
})

test.each(['2026', '2026-13', 'soon'])('%s, which is no month, stays as it is', (text) => {
  expect(monthText(text)).toBe(text)
  expect(monthMark(text)).toBe(text)
})
