import { beforeEach, expect, test, vi } from 'vitest'
import { keepPending, readPending, withoutSaved } from './pending.ts'
import { announced, clockText, secondsLeft } from './time.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('answers that aren’t saved are kept for their attempt, and forgotten once they are', () => {
  keepPending('one', { q: 'a' })
  expect(readPending('one')).toEqual({ q: 'a' })
  expect(readPending('other')).toEqual({})
  keepPending('one', {})
  expect(kept.size).toBe(0)
})

test('what a device keeps wrongly is left out', () => {
  kept.set('homeward.exam.one', '{"q":1,"p":"b"}')
  expect(readPending('one')).toEqual({ p: 'b' })
  kept.set('homeward.exam.one', 'nonsense')
  expect(readPending('one')).toEqual({})
})

test('an answer that was changed while it was being saved is still to be saved', () => {
  expect(withoutSaved({ q: 'a', p: 'b' }, 'q', 'a')).toEqual({ p: 'b' })
  expect(withoutSaved({ q: 'c' }, 'q', 'a')).toEqual({ q: 'c' })
})

test('the time left is shown in minutes and seconds, never below nothing', () => {
  expect(clockText(secondsLeft(45 * 60_000, 0))).toBe('45:00')
  expect(clockText(secondsLeft(61_000, 500))).toBe('1:01')
  expect(clockText(secondsLeft(0, 5000))).toBe('0:00')
})

test('the timer speaks at 20, 10, 5 and 1 minutes only', () => {
  const spoken = Array.from({ length: 2701 }, (_, seconds) => announced(seconds)).filter(Boolean)
  expect(spoken).toEqual(['1 minute left', '5 minutes left', '10 minutes left', '20 minutes left'])
})
