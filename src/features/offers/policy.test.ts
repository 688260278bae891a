import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, londonDate, londonMidnight } from '#platform/clock/clock.ts'
import { codeTimes, codeWaits, leavesFrom } from './policy.ts'

test('a puppy, kitten, ferret or rabbit stays with its mother for 56 days, over leap days and changes of the clock', () => {
  expect(leavesFrom({ species: 'dog', bornOn: '2026-01-30' })).toBe('2026-03-27')
  expect(leavesFrom({ species: 'cat', bornOn: '2028-01-10' })).toBe('2028-03-06')
  expect(leavesFrom({ species: 'ferret', bornOn: '2026-03-01' })).toBe('2026-04-26')
  expect(leavesFrom({ species: 'rabbit', bornOn: '2025-12-31' })).toBe('2026-02-25')
})

test('for other animals there is no such day', () => {
  expect(leavesFrom({ species: 'bird', bornOn: '2026-01-30' })).toBeNull()
})

test('a code printed on any day works from the day the animal may go, for 90 days after it', () => {
  const day = fc.integer({ min: 0, max: 1500 }).map((days) => daysAfter('2024-01-01', days))
  const printing = fc.record({
    species: fc.constantFrom('dog', 'cat', 'bird'),
    bornOn: day,
    age: fc.integer({ min: 0, max: 120 }),
    held: fc.option(fc.integer({ min: 0, max: 40 })),
    hours: fc.integer({ min: 0, max: 23 }),
  })
  fc.assert(
    fc.property(printing, ({ species, bornOn, age, held, hours }) => {
      const today = daysAfter(bornOn, age)
      const strayFrom = held === null ? null : daysAfter(today, held - 20)
      const now = new Date(londonMidnight(today).getTime() + hours * 3_600_000)
      const pet = { name: 'Fern', species, bornOn, strayFrom }
      const { worksFrom, expiresAt } = codeTimes({ ...pet, now })
      const mayGo = [leavesFrom(pet) ?? today, strayFrom ?? today, londonDate(now)].toSorted().at(-1)
      expect(worksFrom).toBe(mayGo)
      expect(londonDate(expiresAt)).toBe(daysAfter(worksFrom, 90))
      expect(codeWaits({ ...pet, now: londonMidnight(worksFrom) })).toBeNull()
      const before = codeWaits({ ...pet, now: new Date(londonMidnight(worksFrom).getTime() - 1) })
      if (worksFrom > londonDate(now)) expect(before?.words).toMatch(/ from \d+ \w+ \d{4}/)
    }),
  )
})

test('a stray that no council has has no day from which its code works', () => {
  const pet = { name: 'Pip', species: 'dog', bornOn: '2024-01-01', strayFrom: 'unknown', now: new Date('2026-03-27T09:30:00Z') }
  expect(codeWaits(pet)).toMatchObject({ clause: 'PET-15', words: expect.stringContaining('Tell the council') })
})
