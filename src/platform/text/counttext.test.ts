import { expect, test } from 'vitest'
import { countText } from './counttext.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [5007, '5,007'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (count, words) => {
  expect(countText(count)).toBe(words)
})
