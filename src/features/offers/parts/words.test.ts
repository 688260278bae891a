import { expect, test } from 'vitest'
import { glanceText } from './words.ts'

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
