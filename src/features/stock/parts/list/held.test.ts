import { expect, test } from 'vitest'
import { minutesHeld } from './held.ts'

const placedAt = '2026-11-21T10:00:00.000Z'
const minutesAt = (at: string) => minutesHeld(placedAt, Date.parse(at))

test('the chips of an order are held for half an hour', () => {
  expect(minutesAt('2026-11-21T10:00:00Z')).toBe(30)
  expect(minutesAt('2026-11-21T10:17:30Z')).toBe(13)
  expect(minutesAt('2026-11-21T10:29:59Z')).toBe(1)
})

test('after that no time is left, however late it is', () => {
  expect(minutesAt('2026-11-21T10:30:00Z')).toBe(0)
  expect(minutesAt('2026-11-22T10:00:00Z')).toBe(0)
})
