import { expect, test } from 'vitest'
import { answerBefore } from './answerbefore.ts'

const now = new Date('2026-05-04T09:00:00Z')

test.each([
  ['a visit in a week leaves a day', '2026-05-11T09:00:00Z', '2026-05-05T09:00:00Z'],
  ['a visit tomorrow is answered 2 hours before it', '2026-05-05T08:00:00Z', '2026-05-05T06:00:00Z'],
  ['a visit in 3 hours leaves half of them', '2026-05-04T12:00:00Z', '2026-05-04T10:30:00Z'],
  ['a visit in 10 minutes leaves 5', '2026-05-04T09:10:00Z', '2026-05-04T09:05:00Z'],
])('%s', (_what, begins, until) => {
  expect(answerBefore(now, new Date(begins))).toEqual(new Date(until))
})

test('of two times the nearer one counts', () => {
  expect(answerBefore(now, new Date('2026-05-11T09:00:00Z'), new Date('2026-05-04T15:00:00Z'))).toEqual(new Date('2026-05-04T13:00:00Z'))
})
