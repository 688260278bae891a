import { expect, test } from 'vitest'
import { isStale } from './freshness.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-20T12:00:00Z', false],
  ['2026-05-23T12:00:00Z', false],
  ['2026-05-22T12:00:00Z', true],
  [null, true],
])('details confirmed at %s are stale in November 2026: %s', (confirmedAt, stale) => expect(isStale(confirmedAt, now)).toBe(stale))
