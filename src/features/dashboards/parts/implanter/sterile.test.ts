import { expect, test } from 'vitest'
import { sterileWords } from './sterile.ts'

test.each([
  [false, 900, 'Don’t use'],
  [false, -3, 'Don’t use'],
  [true, -1, 'Not sterile'],
  [true, 0, 'Last day'],
  [true, 1, '1 day left'],
  [true, 60, '60 days left'],
] as const)('a batch (usable: %s) with %i days left: %s', (isUsable, daysLeft, label) => {
  expect(sterileWords(isUsable, daysLeft)?.label).toBe(label)
})

test('a batch that is sterile for long needs no word', () => expect(sterileWords(true, 61)).toBeNull())
