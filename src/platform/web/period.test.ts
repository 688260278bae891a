import { expect, test } from 'vitest'
import { periodIn, presetOf, presetsAt } from './period.ts'

const now = new Date('2026-11-21T12:00:00Z')
const named = (name: string, at = now) => presetsAt(at).find((preset) => preset.name === name)?.period

test('an address without dates leaves the period to the register', () => expect(periodIn(new URLSearchParams())).toEqual({}))

test('what is no date in an address is left out', () => {
  expect(periodIn(new URLSearchParams('from=2026-13-40&to=2026-11-21'))).toEqual({ to: '2026-11-21' })
  expect(periodIn(new URLSearchParams('from=yesterday'))).toEqual({})
})

test('this year ends today, last year is whole', () => {
  expect(named('year')).toEqual({ from: '2026-01-01', to: '2026-11-21' })
  expect(named('lastYear')).toEqual({ from: '2025-01-01', to: '2025-12-31' })
})

test('the tax year begins on 6 April', () => {
  expect(named('tax')).toEqual({ from: '2026-04-06', to: '2026-11-21' })
  expect(named('tax', new Date('2026-04-05T12:00:00Z'))).toEqual({ from: '2025-04-06', to: '2026-04-05' })
})

test('a period from a bookmark is known again', () => {
  expect(presetOf({ from: '2025-01-01', to: '2025-12-31' }, presetsAt(now))?.name).toBe('lastYear')
  expect(presetOf({ from: '2025-02-01', to: '2025-12-31' }, presetsAt(now))).toBeUndefined()
})
