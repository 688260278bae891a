import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, daysBetween } from '#platform/clock/clock.ts'
import { type Asked, chipDeadline, daysLeft } from './deadline.ts'
import { LAWS, NATIONS } from './nations.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => daysAfter('2000-01-01', days))
const nation = fc.constantFrom(...NATIONS)
const species = fc.constantFrom('dog' as const, 'cat' as const)
const asked: fc.Arbitrary<Asked> = fc.record({ nation, species, bornOn: day, isDocked: fc.boolean() })

const by = (one: Asked) => {
  const deadline = chipDeadline(one)
  return deadline.isRequired ? deadline.by : null
}

test.each([
  [{ nation: 'england', species: 'dog', bornOn: '2026-01-01' }, '2026-02-26', 'age'],
  [{ nation: 'england', species: 'dog', bornOn: '2026-01-01', isDocked: true }, '2026-03-26', 'docked'],
  [{ nation: 'scotland', species: 'dog', bornOn: '2026-01-01', isDocked: true }, '2026-02-26', 'age'],
  [{ nation: 'wales', species: 'dog', bornOn: '2020-01-01', arrivedOn: '2026-03-01' }, '2026-03-31', 'import'],
  [{ nation: 'northernIreland', species: 'dog', bornOn: '2020-01-01', arrivedOn: '2026-03-01' }, '2020-02-26', 'age'],
  [{ nation: 'england', species: 'cat', bornOn: '2026-01-01' }, '2026-05-21', 'age'],
  [{ nation: 'england', species: 'cat', bornOn: '2015-01-01' }, '2024-06-10', 'lawBegan'],
] as const)('%j must be chipped by %s', (one, expected, because) => {
  expect(chipDeadline(one)).toEqual({ isRequired: true, by: expected, because })
})

test('every dog must be chipped wherever it lives, and cats only in England', () => {
  fc.assert(
    fc.property(asked, (one) => {
      expect(by(one) !== null).toBe(one.species === 'dog' || one.nation === 'england')
    }),
  )
})

test('the day is a real one, and never before the birth', () => {
  fc.assert(
    fc.property(asked, (one) => {
      const deadline = by(one)
      if (deadline) expect(daysBetween(one.bornOn, deadline)).toBeGreaterThanOrEqual(56)
      if (deadline) expect(deadline).toMatch(/^\d{4}-\d\d-\d\d$/)
    }),
  )
})

test('an animal that’s born later never has to be chipped earlier', () => {
  fc.assert(
    fc.property(asked, fc.integer({ min: 0, max: 1000 }), (one, days) => {
      const [first, second] = [by(one), by({ ...one, bornOn: daysAfter(one.bornOn, days) })]
      expect((second ?? '') >= (first ?? '')).toBe(true)
    }),
  )
})

test('coming from abroad or being docked never brings the day forward', () => {
  fc.assert(
    fc.property(asked, day, (one, arrivedOn) => {
      const [usual, imported] = [by({ ...one, isDocked: false }), by({ ...one, arrivedOn })]
      expect((imported ?? '') >= (usual ?? '')).toBe(true)
    }),
  )
})

test('on the day itself no day is left, and the day after it’s overdue', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -400, max: 400 }), (deadline, days) => {
      expect(daysLeft(deadline, daysAfter(deadline, -days))).toBe(days)
    }),
  )
})

test.each(NATIONS)('what is said of the law of %s is what is counted', (nation) => {
  const bornOn = '2025-01-01'
  const weeks = (one: Omit<Asked, 'nation' | 'bornOn'>) => daysBetween(bornOn, by({ nation, bornOn, ...one }) ?? bornOn) / 7
  const { dogs, cats, duties } = LAWS[nation]
  expect(dogs).toContain(`By ${weeks({ species: 'dog' })} weeks old`)
  expect(cats).toBe(weeks({ species: 'cat' }) === 0 ? 'Not required' : `By ${weeks({ species: 'cat' })} weeks old`)
  const docked = weeks({ species: 'dog', isDocked: true })
  expect(duties.some((duty) => duty.includes(`docked has until ${docked} weeks`))).toBe(docked > weeks({ species: 'dog' }))
  const arrivedOn = '2026-03-01'
  const abroad = by({ nation, bornOn, species: 'dog', arrivedOn })
  expect(duties.includes('A dog that comes from abroad without a chip has 30 days.')).toBe(abroad === daysAfter(arrivedOn, 30))
})
