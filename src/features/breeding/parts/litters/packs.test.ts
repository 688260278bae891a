import { expect, test } from 'vitest'
import { codesWait, whyNoPacks } from './packs.ts'

test('packs can be printed as long as there is an animal to find a home for', () => {
  expect(whyNoPacks({ withMe: 1 })).toBe(true)
  expect(whyNoPacks({ withMe: 0 })).toMatchObject({ words: expect.stringContaining('any animals from this litter') })
})

test('codes wait for the day on which the litter can leave, and kinds that may leave at any age wait for none', () => {
  expect(codesWait('2026-11-22', '2026-11-21')).toContain('22 November 2026')
  expect(codesWait('2026-11-22', '2026-11-22')).toBeNull()
  expect(codesWait(null, '2026-11-21')).toBeNull()
})
