import { expect, test } from 'vitest'
import { whyNoPacks } from './packs.ts'

test('packs cannot be printed before the offspring are 8 weeks old, and the reason names the day', () => {
  expect(whyNoPacks({ withMe: 5, leaveFrom: '2026-11-22' }, '2026-11-21')).toMatchObject({
    words: expect.stringContaining('22 November 2026'),
  })
  expect(whyNoPacks({ withMe: 5, leaveFrom: '2026-11-22' }, '2026-11-22')).toBe(true)
})

test('there is nothing to print once none is with the breeder', () => {
  expect(whyNoPacks({ withMe: 0, leaveFrom: null }, '2026-11-21')).toMatchObject({
    words: expect.stringContaining('any animals from this litter'),
  })
})

test('kinds that may leave at any age wait for no day', () => {
  expect(whyNoPacks({ withMe: 1, leaveFrom: null }, '2026-11-21')).toBe(true)
})
