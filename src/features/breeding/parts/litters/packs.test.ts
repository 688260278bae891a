import { expect, test } from 'vitest'
import { codesWait, codeWords, leftOutWords } from './packs.ts'

test('an animal that has no pack is named with the reason', () => {
  expect(leftOutWords([])).toEqual([])
  expect(leftOutWords([{ name: 'Fern', words: 'A missing animal can’t change hands until it’s reported found' }])).toEqual([
    'There’s no pack for Fern. A missing animal can’t change hands until it’s reported found.',
  ])
})

test('a code says from when it works, and from that day until when', () => {
  const pet = { codeUntil: '2027-02-20T23:59:59.000Z', leavesFrom: '2026-11-22' }
  expect(codeWords(pet, '2026-11-21')).toBe('Code works from 22 Nov 2026')
  expect(codeWords(pet, '2026-11-22')).toBe('Code works until 20 Feb 2027')
  expect(codeWords({ ...pet, leavesFrom: null }, '2026-11-21')).toBe('Code works until 20 Feb 2027')
  expect(codeWords({ ...pet, codeUntil: null }, '2026-11-21')).toBeNull()
})

test('codes wait for the day on which the litter can leave, and kinds that may leave at any age wait for none', () => {
  expect(codesWait('2026-11-22', '2026-11-21')).toContain('22 November 2026')
  expect(codesWait('2026-11-22', '2026-11-22')).toBeNull()
  expect(codesWait(null, '2026-11-21')).toBeNull()
})
