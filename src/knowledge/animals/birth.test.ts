import { expect, test } from 'vitest'
import { birthProblem, implantProblem, isBeforeBirth } from './birth.ts'

const now = new Date('2026-03-27T23:30:00Z')
const born = (date: string, species: Parameters<typeof birthProblem>[1] = 'dog') => birthProblem(date, species, now)?.reason ?? null

test('a pet may be born today, in British days', () => {
  expect(born('2026-03-27')).toBeNull()
  expect(born('2026-03-28')).toBe('bornInFuture')
  const summer = new Date('2026-06-30T23:30:00Z')
  expect(birthProblem('2026-07-01', 'dog', summer)).toBeNull()
})

test('a dog or a cat may be 40 years old to the day, and no older', () => {
  expect(born('1986-03-27')).toBeNull()
  expect(born('1986-03-26')).toBe('bornTooLongAgo')
  expect(birthProblem('1980-01-01', 'cat', now)?.words).toBe('Check the date of birth: it would make this cat more than 40 years old')
})

test('tortoises, parrots and horses may be older', () => {
  expect(born('1850-01-01', 'tortoise')).toBeNull()
  expect(born('1940-01-01', 'bird')).toBeNull()
  expect(born('1970-01-01', 'horse')).toBeNull()
  expect(born('0021-05-12', 'tortoise')).toBe('bornTooLongAgo')
})

test('29 February is a day like any other', () => {
  expect(birthProblem('1984-02-29', 'dog', new Date('2024-02-29T12:00:00Z'))).toBeNull()
  expect(birthProblem('1984-02-29', 'dog', new Date('2024-03-01T12:00:00Z'))?.reason).toBe('bornTooLongAgo')
})

test('a chip is implanted after the birth and not in the future; an estimated birth says nothing against it', () => {
  const exact = { bornOn: '2021-05-12', bornExactly: true }
  expect(implantProblem(null, exact, now)).toBeNull()
  expect(implantProblem('2021-05-12', exact, now)).toBeNull()
  expect(implantProblem('2021-05-11', exact, now)).toBe('The date the chip was implanted can’t be before the date of birth')
  expect(implantProblem('2021-05-11', { ...exact, bornExactly: false }, now)).toBeNull()
  expect(implantProblem('2026-03-28', exact, now)).toBe('The date the chip was implanted must be today or earlier')
})

test('nothing happens to an animal before its birth, nor more than about a year before an estimated one', () => {
  const exact = { bornOn: '2021-05-12', bornExactly: true }
  const estimated = { ...exact, bornExactly: false }
  expect(['2021-05-11', '2021-05-12'].map((day) => isBeforeBirth(day, exact))).toEqual([true, false])
  expect(['2020-05-10', '2020-05-12'].map((day) => isBeforeBirth(day, estimated))).toEqual([true, false])
})
