import { expect, test } from 'vitest'
import { waitedText } from './waiting.ts'

test('how long an animal waits is said in days, until it is registered', () => {
  expect(waitedText({ state: 'waiting', ageDays: 0 })).toBe('Registered today')
  expect(waitedText({ state: 'waiting', ageDays: 1 })).toBe('1 day without a keeper since you registered it')
  expect(waitedText({ state: 'unregistered', ageDays: 12 })).toBe('12 days without a keeper since you registered it')
  expect(waitedText({ state: 'registered', ageDays: 0 })).toBeNull()
})
