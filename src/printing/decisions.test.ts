import { expect, test } from 'vitest'
import { decisionOf, printDecisions } from './decisions.ts'

const GOOD = '# 7. Nobody is told\n\n2026-11-21 · in force\n\nContext.\n'

test('a record that another amends says which', () => {
  const amended = decisionOf('0007-nobody-is-told.md', GOOD.replace('in force', 'in force, amended by 74'))
  expect(amended).toMatchObject({ status: 'in force, amended by 74' })
})

test('a record says its number, title, date and status', () => {
  const decision = decisionOf('0007-nobody-is-told.md', GOOD)
  expect(decision).toMatchObject({ number: 7, title: 'Nobody is told', date: '2026-11-21', status: 'in force' })
  expect(printDecisions([decision])).toContain('| 7 | [Nobody is told](0007-nobody-is-told.md) | 2026-11-21 | in force |')
})

test.each([
  ['no date', '# 7. Nobody is told\n\nContext.\n'],
  ['no status', '# 7. Nobody is told\n\n2026-11-21\n'],
  ['another number', GOOD.replace('7', '8')],
  ['no number', GOOD.replace('7. ', '')],
])('a record with %s is refused', (_what, text) => {
  expect(() => decisionOf('0007-nobody-is-told.md', text)).toThrow('0007-nobody-is-told.md')
})
