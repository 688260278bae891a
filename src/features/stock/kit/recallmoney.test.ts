import { expect, test } from 'vitest'
import { moneyForRecalled } from './recallmoney.ts'

const words = (chips: number, takenBack: number, suspended: number) => moneyForRecalled({ chips, takenBack, suspended })

test('what was paid for chips that are called back goes back with their registrations', () => {
  expect(words(10, 0, 0)).toBe(
    'Once they have come, what you paid for them goes back to your card, with their registrations as far as you have not used them.',
  )
  expect(words(1, 0, 0)).toBe(
    'Once it has come, what you paid for it goes back to your card, with its registration if you have not used that.',
  )
})

test('nobody is promised what their bank has given them', () => {
  expect(words(10, 10, 0)).toBe('Your bank has given you back what you paid for them: no money follows once they have come.')
  expect(words(1, 1, 0)).toBe('Your bank has given you back what you paid for it: no money follows once it has come.')
  expect(words(10, 4, 0)).toMatch(/^Once they have come, .* For 4 of them no money follows: your bank has given it back to you\.$/)
})

test('what their bank holds follows its word', () => {
  expect(words(10, 0, 10)).toMatch(/^Once they have come and your bank has decided, .*, unless your bank gives it back itself\.$/)
  expect(words(10, 4, 5)).toMatch(
    /^Once .* For 4 of them no money follows: .* For 5 of them it follows once your bank has decided, unless /,
  )
  // Where the bank holds or gave all of it, nothing is promised for the rest: there is none.
  expect(words(10, 4, 6)).toMatch(/^For 4 of them no money follows: .* For 6 of them it follows once your bank has decided, unless /)
})
