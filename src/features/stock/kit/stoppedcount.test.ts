import { expect, test } from 'vitest'
import { stoppedWords } from './stoppedcount.ts'

test.each([
  [{ chips: 1, onTheirWay: 0, offered: 0 }, '1 unused chip from it'],
  [
    { chips: 41, onTheirWay: 2, offered: 4 },
    '41 unused chips from it: 35 in your stock, 2 on their way to you and 4 offered to a colleague',
  ],
  [{ chips: 1, onTheirWay: 1, offered: 0 }, '1 unused chip from it: 1 on its way to you'],
])('%j is said as %s', (count, words) => expect(stoppedWords(count)).toBe(words))
