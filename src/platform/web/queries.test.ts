import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailed } from './failed.ts'
import { queries } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const query = (failure: CallFailed) => {
  const queryFn = vi.fn<() => Promise<string>>(async () => 'Biscuit').mockRejectedValueOnce(failure)
  return { queryFn, answer: queries().fetchQuery({ queryKey: ['pet'], queryFn }) }
}

test.each(['offline', 'unreachable'])('a page outlives a server that starts anew: what found it gone (%s) is asked again', async (code) => {
  const { answer } = query(new CallFailed('No answer', { code }))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toBe('Biscuit')
})

test('what was refused is not asked again', async () => {
  const { answer, queryFn } = query(new CallFailed('Not yours', { status: 404, code: 'notYours' }))
  await expect(answer).rejects.toThrow('Not yours')
  await vi.advanceTimersByTimeAsync(3000)
  expect(queryFn).toHaveBeenCalledTimes(1)
})
