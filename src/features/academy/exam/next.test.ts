import { expect, test } from 'vitest'
import { later } from '#platform/clock/clock.ts'
import { hasUsedUp } from './counted.ts'
import { examState } from './next.ts'

const first = new Date('2026-03-27T09:30:00Z')
const failedAt = (...hours: number[]) => ({
  failedAt: hours.map((at) => later(first, { hours: at })),
  unlockedAt: hours.some((at) => at >= 200) ? later(first, { hours: 201 }) : null,
  elsewhere: 0,
  isBusyElsewhere: false,
})
const standing = (status: 'enrolled' | 'lockedOut', counted: ReturnType<typeof failedAt>, hours: number) =>
  examState({ training: { status }, counted, now: later(first, { hours }) })

test.each([
  [[0], 24, 2],
  [[0, 30], 102, 1],
  [[0, 30, 200], 368, 3],
  [[0, 30, 200, 400], 424, 2],
] as const)('after attempts failed at hour %j the next can begin at hour %d, with %d left', (failed, opens, left) => {
  const attempts = failedAt(...failed)
  const before = standing('enrolled', attempts, opens - 0.01)
  expect(before).toMatchObject({ attemptsLeft: left, nextAt: later(first, { hours: opens }), mayBegin: { clause: 'ACAD-15' } })
  expect(standing('enrolled', attempts, opens)).toMatchObject({ nextAt: null, mayBegin: true })
})

test.each([
  ['without an unlocking', [0, 30, 200, 210], null],
  ['since it was unlocked', [0, 30, 200, 400, 410, 600, 610], 201],
] as const)('a fourth failed attempt %s unlocks nothing: attempts of two accounts can come at once', (_, hours, unlocked) => {
  const { failedAt: at } = failedAt(...hours)
  const counted = { ...failedAt(), failedAt: at, unlockedAt: unlocked && later(first, { hours: unlocked }) }
  expect(hasUsedUp(counted)).toBe(true)
  const last = hours.at(-1) ?? 0
  const nextAt = later(first, { hours: last + 168 })
  expect(examState({ training: { status: 'enrolled' }, counted, now: later(first, { hours: last }) })).toMatchObject({
    attemptsLeft: 0,
    nextAt,
  })
})

test('a locked exam has no attempts left, however long ago the third was', () => {
  expect(standing('lockedOut', failedAt(0, 30, 200), 9000)).toMatchObject({ attemptsLeft: 0, mayBegin: { clause: 'ACAD-5' } })
})

test.each([
  [null, 'ACAD-1'],
  ['withdrawn', 'ACAD-1'],
  ['applied', 'ACAD-2'],
  ['theoryPassed', 'ACAD-4'],
  ['practicalPassed', 'ACAD-4'],
  ['certified', 'ACAD-4'],
] as const)('somebody whose training is %s can’t begin, by %s', (status, clause) => {
  expect(examState({ training: status && { status }, counted: failedAt(), now: first }).mayBegin).toMatchObject({ clause })
})
