import { expect, test } from 'vitest'
import { aboutPurchase, givenWords } from './paywords.ts'

const wordsOf = (facts: Partial<Parameters<typeof aboutPurchase>[0]>, owing: number) =>
  aboutPurchase({ quantity: 1, registrations: 1, petName: null, ...facts }, owing)[0]?.words

test('who pays for one animal reads its name', () => {
  expect(wordsOf({ petName: 'Tansy' }, 3)).toBe('Tansy')
})

test('who pays for several reads how many of them wait, and how many are left for later', () => {
  expect(wordsOf({ registrations: 10 }, 9)).toBe('The 9 of your animals that wait to be paid for, and 1 more that you register later')
  expect(wordsOf({ quantity: 2 }, 5)).toBe('The 2 of your animals that wait to be paid for')
  expect(wordsOf({ registrations: 25 }, 0)).toBe('The next 25 animals you register')
  expect(wordsOf({}, 1)).toBe('The animal of yours that waits to be paid for')
})

test('a household plan is for every pet', () => {
  expect(wordsOf({ registrations: null }, 2)).toMatch(/^Every pet/)
})

test('once it is paid they read what was paid, and what is left', () => {
  expect(givenWords(9, 1)).toBe('9 of your animals are paid for, and one registration is left for later.')
  expect(givenWords(1, 0)).toBe('One of your animals is paid for.')
  expect(givenWords(0, 25)).toBe('25 registrations are in hand: the next animals you register use them.')
})
