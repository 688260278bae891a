import { expect, test } from 'vitest'
import { daysLeftText } from './words.ts'

test.each([
  [28, '28 days left'],
  [1, '1 day left'],
  [0, 'It ends today'],
  [-1, 'It ends today'],
])('%i days are told as “%s”', (days, words) => {
  expect(daysLeftText(days)).toBe(words)
})
