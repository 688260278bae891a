import { expect, test } from 'vitest'
import { costText } from './cost.ts'

test.each([
  [{ count: 3, left: 0, pence: 1500 }, 'You’ll have 3 registrations: £45 (£15 each) to pay for, or to leave to the next keepers.'],
  [{ count: 1, left: 0, pence: 1500 }, 'You’ll have 1 registration: £15 to pay for, or to leave to the next keepers.'],
  [
    { count: 3, left: 2, pence: 1500 },
    'We’ll use 2 of your credits. You’ll have 1 registration: £15 to pay for, or to leave to the next keepers.',
  ],
  [{ count: 3, left: 9, pence: 1500 }, 'We’ll use 3 of your credits. There’s nothing more to pay.'],
])('%o is said in a sentence', (costs, words) => {
  expect(costText(costs)).toBe(words)
})
