import { expect, test } from 'vitest'
import { leavesFrom } from './policy.ts'

test('a puppy, kitten, ferret or rabbit stays with its mother for 56 days, over leap days and changes of the clock', () => {
  expect(leavesFrom({ species: 'dog', bornOn: '2026-01-30' })).toBe('2026-03-27')
  expect(leavesFrom({ species: 'cat', bornOn: '2028-01-10' })).toBe('2028-03-06')
  expect(leavesFrom({ species: 'ferret', bornOn: '2026-03-01' })).toBe('2026-04-26')
  expect(leavesFrom({ species: 'rabbit', bornOn: '2025-12-31' })).toBe('2026-02-25')
})

test('for other animals there is no such day', () => {
  expect(leavesFrom({ species: 'bird', bornOn: '2026-01-30' })).toBeNull()
})
