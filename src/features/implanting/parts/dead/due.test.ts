import { expect, test } from 'vitest'
import { dueText } from './due.ts'

test.each([
  ['2026-12-05', 'Due on 5 Dec 2026, in 14 days'],
  ['2026-11-22', 'Due on 22 Nov 2026, in 1 day'],
  ['2026-11-21', 'Due today'],
  ['2026-11-20', 'It was due on 20 Nov 2026. Send it today.'],
])('on 21 November a report that is due on %s says so', (dueOn, words) => {
  expect(dueText(dueOn, '2026-11-21')).toBe(words)
})
