import { expect, test } from 'vitest'
import { sterileWords } from './sterile.ts'

test.each([
  ['frozen', 900, 'Do not use'],
  ['recalled', -3, 'Do not use'],
  ['inStock', -1, 'Not sterile'],
  ['inStock', 0, 'Last day'],
  ['inStock', 1, '1 day left'],
  ['inStock', 60, '60 days left'],
] as const)('a batch that is %s with %i days left: %s', (status, daysLeft, label) => {
  expect(sterileWords(status, daysLeft)?.label).toBe(label)
})

test('a batch that is sterile for long needs no word', () => expect(sterileWords('inStock', 61)).toBeNull())
