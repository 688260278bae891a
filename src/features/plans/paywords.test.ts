import { expect, test } from 'vitest'
import { aboutPurchase, givenWords } from './paywords.ts'

const wordsOf = (facts: Partial<Parameters<typeof aboutPurchase>[0]>, owing: number) =>
  aboutPurchase({ quantity: 1, registrations: 1, petName: null, ...facts }, owing)[0]?.words

test('who pays for one animal reads its name', () => {
  expect(wordsOf({ petName: 'Tansy' }, 3)).toBe('Tansy')
})

test('who pays for several reads how many of them wait, and how many are left for later', () => {
  expect(wordsOf({ registrations: 10 }, 9)).toBe('9 animals you haven’t paid for yet, and the next one you register')
  expect(wordsOf({ quantity: 2 }, 5)).toBe('2 animals you haven’t paid for yet')
  expect(wordsOf({ registrations: 25 }, 0)).toBe('The next 25 animals you register')
  expect(wordsOf({}, 1)).toBe('1 animal you haven’t paid for yet')
})

test('a household plan is for every pet', () => {
  expect(wordsOf({ registrations: null }, 2)).toMatch(/^Every pet/)
})

test('once it is paid they read what was paid, and what is left', () => {
  expect(givenWords(9, 1)).toBe('9 of your animals are paid for, with 1 credit left.')
  expect(givenWords(1, 0)).toBe('One of your animals is paid for.')
  expect(givenWords(0, 25)).toBe('You have 25 credits. We’ll use them for the next animals you register.')
})
