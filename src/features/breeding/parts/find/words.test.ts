import { expect, test } from 'vitest'
import { whereText } from './words.ts'

test.each([
  [null, 'In Skipton'],
  [0, 'In Skipton, less than a mile away'],
  [2, 'In Skipton, about 1 mile away'],
  [24, 'In Skipton, about 15 miles away'],
])('a breeder %s km away is so many miles away', (km, words) => {
  expect(whereText('Skipton', km)).toBe(words)
})
