import { expect, test } from 'vitest'
import { seenAs } from './seenas.ts'

test('a breeder reads under which name a buyer sees them', () => {
  expect(seenAs('Hollow Farm Spaniels', true)).toContain('your kennel’s name, Hollow Farm Spaniels, and')
  expect(seenAs('Bryony', false)).toContain('your first name, Bryony, and')
})
