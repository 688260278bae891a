import { expect, test } from 'vitest'
import { inSentence } from '#platform/text/sentence.ts'
import { daysLeftText, headingOf } from './words.ts'

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

test('a keeper who has said no isn’t asked again: the page says that it’s disputed', () => {
  const asked = { petName: 'Iris', hasMoved: false, isDisputed: true }
  expect(headingOf(asked).title).toBe('Who keeps Iris is disputed')
  expect(headingOf({ ...asked, isDisputed: false }).title).toBe('Is Iris still with you?')
  expect(headingOf({ petName: 'Iris', hasMoved: true, isDisputed: false }).title).toBe('Iris has a new keeper')
})
