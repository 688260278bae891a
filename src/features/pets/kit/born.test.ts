import { expect, test } from 'vitest'
import { ageText, bornFromAge, bornText, lifespan } from './born.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('an exact date of birth is said with its day, an estimate without', () => {
  expect(bornText('2021-03-27', true)).toBe('27 March 2021')
  expect(bornText('2021-03-27', false)).toBe('About March 2021')
})

test('a life ends on the day the keeper said, and where they said none we only say when they told us', () => {
  const pet = { bornOn: '2021-03-27', bornExactly: true, statusAt: '2026-11-27T10:00:00.000Z' }
  expect(lifespan(pet, '2026-11-20')).toBe('27 March 2021 – 20 November 2026')
  expect(lifespan(pet, undefined)).toBe('Born 27 March 2021. Death reported on 27 November 2026.')
})

test.each([
  ['2026-11-21', '0 days'],
  ['2026-11-20', '1 day'],
  ['2026-11-01', '2 weeks'],
  ['2026-09-21', '2 months'],
  ['2024-12-01', '23 months'],
  ['2024-11-21', '2 years'],
  ['2024-11-22', '23 months'],
  ['2012-02-29', '14 years'],
])('an animal born on %s is %s old on 21 November 2026', (bornOn, age) => {
  expect(ageText(bornOn, '2026-11-21')).toBe(age)
})

test('an age of 5 years is a birth five years before today', () => {
  expect(bornFromAge({ years: '5', months: '' }, now)).toBe('2021-11-21')
})

test('years and months count together, also across the turn of a year', () => {
  expect(bornFromAge({ years: '1', months: '11' }, now)).toBe('2024-12-21')
  expect(bornFromAge({ years: '', months: '14' }, now)).toBe('2025-09-21')
})

test('an estimate never names a day that its month does not have', () => {
  expect(bornFromAge({ years: '', months: '3' }, new Date('2026-05-31T12:00:00Z'))).toBe('2026-02-28')
})

test('an age that is not a whole number is no age', () => {
  expect(bornFromAge({ years: 'five', months: '' }, now)).toBe('')
  expect(bornFromAge({ years: '-2', months: '' }, now)).toBe('')
  expect(bornFromAge({ years: '', months: ' ' }, now)).toBe('')
})
