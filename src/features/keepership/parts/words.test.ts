import { expect, test } from 'vitest'
import { inSentence } from '#platform/text/sentence.ts'
import { daysLeftText } from './words.ts'

test.each([
  [28, '28 days left'],
  [1, '1 day left'],
  [0, 'Ends today'],
  [-1, 'Ends today'],
])('%i days are told as “%s”', (days, words) => {
  expect(daysLeftText(days)).toBe(words)
})

test('a role in the middle of a sentence begins small, a name does not', () => {
  expect(inSentence('A licensed breeder')).toBe('a licensed breeder')
  expect(inSentence('Anglia Rescue')).toBe('Anglia Rescue')
})
