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

test('nobody is promised what their bank has given them, and everybody is asked for the chips', () => {
  expect(words(10, 10, 0)).toBe(
    'Your bank has already given you back what you paid for them, so we won’t refund you as well. Send them back all the same.',
  )
  expect(words(1, 1, 0)).toBe(
    'Your bank has already given you back what you paid for it, so we won’t refund you as well. Send it back all the same.',
  )
})

test('what their bank holds follows its word', () => {
  expect(words(10, 0, 10)).toBe(
    'Your bank is looking into what you paid for them. If it gives you the money back, we won’t refund you as well. If it doesn’t, we’ll refund it to your card once we get them back, including any of their registrations you haven’t used.',
  )
})

test('where the bank has something to do with some of them, each promise says for how many it is', () => {
  expect(words(10, 4, 0)).toBe(
    'Once we get them back, we’ll refund what you paid for 6 of the 10 chips to your card, including any of their registrations you haven’t used. Your bank has already given you back what you paid for 4 of the 10 chips, so we won’t refund you as well. Send them back all the same.',
  )
  expect(words(10, 4, 5)).toBe(
    'Once we get it back, we’ll refund what you paid for 1 of the 10 chips to your card, including its registration if you haven’t used it. Your bank has already given you back what you paid for 4 of the 10 chips, so we won’t refund you as well. Send them back all the same. Your bank is looking into what you paid for 5 of the 10 chips. If it gives you the money back, we won’t refund you as well. If it doesn’t, we’ll refund it to your card once we get them back, including any of their registrations you haven’t used.',
  )
  // Where the bank holds or gave all of it, nothing is promised for the rest: there is none.
  expect(words(10, 4, 6)).toMatch(/^Your bank has already given .* 4 of the 10 chips, .* Your bank is looking into .* 6 of the 10 chips\./)
})
