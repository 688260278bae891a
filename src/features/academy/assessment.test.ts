import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config.ts'
import { isDrawn } from './assessment.ts'

test('about one practical in ten is drawn for a second look, and nothing before it tells which', () => {
  const share = readConfig({ NODE_ENV: 'development' }).secondLooks
  const draws = Array.from({ length: 100_000 }, () => isDrawn(share))
  const shareOf = (some: boolean[]) => some.filter(Boolean).length / some.length
  expect(shareOf(draws)).toBeCloseTo(0.1, 1)
  // As often right after one that was drawn, and as often at each place of ten.
  expect(shareOf(draws.filter((_, n) => draws[n - 1] === true))).toBeCloseTo(0.1, 1)
  for (let place = 0; place < 10; place += 1) expect(shareOf(draws.filter((_, n) => n % 10 === place))).toBeCloseTo(0.1, 1)
})
