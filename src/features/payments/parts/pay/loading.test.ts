import { expect, test } from 'vitest'
import { inTime } from './loading.ts'

test('what comes in time is had', async () => {
  expect(await inTime(Promise.resolve('library'), 1000)).toBe('library')
})

test.each([
  ['fails', () => Promise.reject(new Error('blocked'))],
  ['never comes', () => new Promise(() => {})],
])('what %s leaves the page with nothing to wait for', async (_what, work) => {
  expect(await inTime(work(), 5)).toBeNull()
})
