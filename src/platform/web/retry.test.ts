import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTrying } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('work is done at once, then after 1, 2 and 4 seconds, and in the end every minute', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const stop = keepTrying(work, () => 1)
  for (const [index, seconds] of [0, 1, 2, 4, 8, 16, 32, 60, 60].entries()) {
    await pass(seconds)
    expect(work).toHaveBeenCalledTimes(index + 1)
  }
  stop()
})

test('stopped, nothing is done any more', async () => {
  const work = vi.fn<() => Promise<void>>(async () => {})
  const stop = keepTrying(work, () => 1)
  await pass(1)
  stop()
  await pass(600)
  expect(work).toHaveBeenCalledTimes(2)
})

test('stopped while the work is under way, it is not done again', async () => {
  const under = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => under.promise)
  const stop = keepTrying(work, () => 1)
  stop()
  under.resolve()
  await pass(600)
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that takes long is not begun a second time meanwhile', async () => {
  const work = vi.fn<() => Promise<void>>(() => new Promise(() => {}))
  const stop = keepTrying(work, () => 1)
  await pass(600)
  expect(work).toHaveBeenCalledTimes(1)
  stop()
})
