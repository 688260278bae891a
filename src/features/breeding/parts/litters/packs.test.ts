import { expect, test } from 'vitest'
import { codesWait, leftOutWords } from './packs.ts'

test('an animal that has no pack is named with the reason', () => {
  expect(leftOutWords([])).toEqual([])
  expect(leftOutWords([{ name: 'Fern', words: 'A missing animal can’t change hands until it’s reported found' }])).toEqual([
    'There’s no pack for Fern. A missing animal can’t change hands until it’s reported found.',
  ])
})

test('codes wait for the day on which the litter can leave, and kinds that may leave at any age wait for none', () => {
  expect(codesWait('2026-11-22', '2026-11-21')).toContain('22 November 2026')
  expect(codesWait('2026-11-22', '2026-11-22')).toBeNull()
  expect(codesWait(null, '2026-11-21')).toBeNull()
})
