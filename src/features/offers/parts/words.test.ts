import { expect, test } from 'vitest'
import { glanceText, payWords } from '../kit/words.ts'

const pup = {
  name: 'Fern',
  species: 'dog',
  breed: 'Beagle',
  sex: 'female',
  colour: 'tricolour',
  bornOn: '2026-09-19',
  bornExactly: true,
  photoUrl: null,
  chipShown: '985 121 004 515 220',
} as const
const now = new Date('2026-11-21T12:00:00Z')

test('an animal is told in one line by breed, sex and age', () => {
  expect(glanceText(pup, now)).toBe('Beagle · Female · 2 months')
})

test('a guessed age says so, and a sex that nobody knows is left out', () => {
  expect(glanceText({ ...pup, sex: 'unknown', bornExactly: false }, now)).toBe('Beagle · about 2 months')
})

const nothing = { pence: 0, currency: 'GBP' } as const

test('whoever pays for the registration reads the price before the yes, and that the animal is found meanwhile', () => {
  const said = payWords('Fern', { paidBy: 'you', price: { pence: 1500, currency: 'GBP' } })
  expect(said).toMatch(/costs £15 once/)
  expect(said).toContain('Fern can be found in the meantime')
  expect(said).not.toMatch(/^It is free/)
})

test('who has nothing to pay is told who pays', () => {
  expect(payWords('Fern', { paidBy: 'paid', price: nothing })).toContain('already paid for')
  expect(payWords('Fern', { paidBy: 'household', price: nothing })).toContain('household plan')
  expect(payWords('Fern', { paidBy: 'inHand', price: nothing })).toContain('one of your credits')
  expect(payWords('Fern', null)).toContain('free')
})
