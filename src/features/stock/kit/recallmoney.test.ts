import { expect, test } from 'vitest'
import { moneyForRecalled } from './recallmoney.ts'

const words = (chips: number, takenBack: number, suspended: number) => moneyForRecalled({ chips, takenBack, suspended })

test('what was paid for chips that are called back goes back with their registrations', () => {
  expect(words(10, 0, 0)).toBe(
    'Once we get them back, we’ll refund what you paid for them to your card, including any of their registrations you haven’t used.',
  )
  expect(words(1, 0, 0)).toBe(
    'Once we get it back, we’ll refund what you paid for it to your card, including its registration if you haven’t used it.',
  )
})

test('nobody is promised what their bank has given them', () => {
  expect(words(10, 10, 0)).toBe(
    'Your bank has already given you back what you paid for them, so we won’t refund you when we get them back.',
  )
  expect(words(1, 1, 0)).toBe('Your bank has already given you back what you paid for it, so we won’t refund you when we get it back.')
  expect(words(10, 4, 0)).toMatch(
    /^Once we get them back, .* We won’t refund 4 of them, because your bank has already given you that money back\.$/,
  )
})

test('what their bank holds follows its word', () => {
  expect(words(10, 0, 10)).toMatch(/^Once we get them back and your bank has decided, .*, unless your bank gives the money back itself\.$/)
  expect(words(10, 4, 5)).toMatch(/^Once .* We won’t refund 4 of them, .* We’ll refund 5 of them once your bank has decided, unless /)
  // Where the bank holds or gave all of it, nothing is promised for the rest: there is none.
  expect(words(10, 4, 6)).toMatch(/^We won’t refund 4 of them, .* We’ll refund 6 of them once your bank has decided, unless /)
})
