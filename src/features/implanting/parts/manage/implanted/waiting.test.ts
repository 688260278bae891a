import { expect, test } from 'vitest'
import { adviceFor, isLong, waitedText } from './waiting.ts'

test('how long an animal waits is said in days, until it is registered', () => {
  expect(waitedText({ state: 'waiting', ageDays: 0 })).toBe('Chipped today')
  expect(waitedText({ state: 'waiting', ageDays: 1 })).toBe('1 day without a keeper')
  expect(waitedText({ state: 'unregistered', ageDays: 12 })).toBe('12 days without a keeper')
  expect(waitedText({ state: 'registered', ageDays: 0 })).toBeNull()
})

test('a week may pass before an implanter is warned', () => {
  expect(isLong({ state: 'unregistered', ageDays: 7 })).toBe(false)
  expect(isLong({ state: 'unregistered', ageDays: 8 })).toBe(true)
  expect(isLong({ state: 'waiting', ageDays: 8 })).toBe(true)
  expect(isLong({ state: 'registered', ageDays: 400 })).toBe(false)
})

test('while somebody is asked, the request is first taken back', () => {
  expect(adviceFor({ state: 'waiting' })).toContain('take the request back')
  expect(adviceFor({ state: 'unregistered' })).not.toContain('take the request back')
})
