import { expect, test } from 'vitest'
import { joinDate, splitDate } from './dateparts.ts'

test('a date typed in three boxes becomes YYYY-MM-DD', () => {
  expect(joinDate({ day: '3', month: '4', year: '2026' })).toBe('2026-04-03')
})

test('a month may be typed as a name', () => {
  expect(joinDate({ day: '21', month: 'November', year: '2026' })).toBe('2026-11-21')
  expect(joinDate({ day: '21', month: ' may ', year: '2026' })).toBe('2026-05-21')
})

test('a year may be typed as two digits: those of this century up to 49', () => {
  expect(joinDate({ day: '9', month: '3', year: '26' })).toBe('2026-03-09')
  expect(joinDate({ day: '9', month: '3', year: ' 85' })).toBe('1985-03-09')
  expect(joinDate({ day: '9', month: '3', year: '202' })).toBe('202-03-09')
})

test('nothing typed is no date, and half a date is not one either', () => {
  expect(joinDate({ day: ' ', month: '', year: '' })).toBe('')
  expect(joinDate({ day: '3', month: '', year: '2026' })).toBe('2026--3')
})

test('a stored date fills the boxes without leading zeros', () => {
  expect(splitDate('2026-04-03')).toEqual({ day: '3', month: '4', year: '2026' })
  expect(splitDate('')).toEqual({ day: '', month: '', year: '' })
})

test('what is typed survives the way there and back', () => {
  const parts = { day: '9', month: '12', year: '2019' }
  expect(splitDate(joinDate(parts))).toEqual(parts)
})
