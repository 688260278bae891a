import { expect, test } from 'vitest'
import { batchWords, inHandWords } from './batches.ts'

test('a batch says where it came from, and of a batch in use how much is left', () => {
  expect(batchWords({ source: 'plan', quantity: 10, left: 10 })).toBe('Bought: 10')
  expect(batchWords({ source: 'chipBundle', quantity: 25, left: 3 })).toBe('With your chips: 3 of 25 left')
})

test('what is in hand is said in one sentence, and a household is not told that it must pay', () => {
  expect(inHandWords({ left: 0, household: false })).toContain('no credits left')
  expect(inHandWords({ left: 1, household: false })).toContain('You have 1 credit for')
  expect(inHandWords({ left: 12, household: true })).toMatch(/^Your household plan .* 12 credits/)
  expect(inHandWords({ left: 0, household: true })).toBe('Your household plan covers every pet you keep.')
})
