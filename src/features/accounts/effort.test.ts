import { expect, test } from 'vitest'
import { effortOf } from './effort.ts'

test('the first fifty puzzles of a day take the usual work, and then each takes more, up to a point at which a browser still manages', () => {
  expect([1, 50, 100, 200, 500, 1000, 100_000].map(effortOf)).toEqual([1, 1, 4, 16, 100, 200, 200])
})

test('ten thousand puzzles from one network take more than a day of a core that solves the usual one in a tenth of a second', () => {
  const total = Array.from({ length: 10_000 }, (_, index) => 0.1 * effortOf(index + 1)).reduce((sum, one) => sum + one, 0)
  expect(total / 3600).toBeGreaterThan(24)
})
