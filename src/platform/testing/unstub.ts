import { afterAll, vi } from 'vitest'

// The files of one worker share their globals: what the last test of a file stands in for must not be there in the next.
afterAll(() => {
  vi.unstubAllGlobals()
})
