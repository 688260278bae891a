import { expect, test } from 'vitest'
import { codeWords } from './codewords.ts'

test('a code says from when it works, and from that day until when', () => {
  const pet = { until: '2027-02-20T23:59:59.000Z', worksFrom: '2026-11-22' }
  expect(codeWords(pet, '2026-11-21')).toBe('Code works from 22 Nov 2026')
  expect(codeWords(pet, '2026-11-22')).toBe('Code works until 20 Feb 2027')
  expect(codeWords({ ...pet, worksFrom: null }, '2026-11-21')).toBe('Code works until 20 Feb 2027')
  expect(codeWords({ ...pet, until: null }, '2026-11-21')).toBeNull()
})
