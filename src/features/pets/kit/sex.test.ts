import { expect, test } from 'vitest'
import { sexText } from './sex.ts'

test.each([
  ['female', 'yes', 'Female, neutered'],
  ['male', 'unknown', 'Male'],
  ['unknown', 'no', 'Not neutered'],
  ['unknown', 'unknown', 'Not known'],
] as const)('%s and neutered %s reads "%s"', (sex, neutered, words) => {
  expect(sexText(sex, neutered)).toBe(words)
})
