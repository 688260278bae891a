import { expect, test } from 'vitest'
import { milesText } from './miles.ts'

test.each([
  [0, 'less than a mile'],
  [800, 'less than a mile'],
  [1700, 'about 1 mile'],
  [16_000, 'about 10 miles'],
])('%i metres are %s', (metres, words) => expect(milesText(metres)).toBe(words))
