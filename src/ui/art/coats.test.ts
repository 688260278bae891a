import { expect, test } from 'vitest'
import { coatOf } from './coats.ts'
import { kindOf } from './kinds.ts'
import { lookOf } from './looks.ts'

test('a colour said in two words is drawn in both', () => {
  const coat = coatOf('dog', 'Black and white')
  expect(coat.main).toBe(coatOf('dog', 'black').main)
  expect(coat.mark).toBe(coatOf('dog', 'white').main)
  expect(coat.pattern).toBe('patches')
})

test('the colour said first covers most of the animal', () => {
  expect(coatOf('cat', 'white with ginger').main).toBe(coatOf('cat', 'white').main)
})

test('tabby and brindle are stripes in the colour that is said with them', () => {
  expect(coatOf('cat', 'Ginger tabby')).toMatchObject({ main: coatOf('cat', 'ginger').main, pattern: 'stripes' })
  expect(coatOf('dog', 'brindle').pattern).toBe('stripes')
})

test('blue is grey on a cat and blue on a bird', () => {
  expect(coatOf('cat', 'blue').main).toBe(coatOf('cat', 'grey').main)
  expect(coatOf('bird', 'blue').main).not.toBe(coatOf('cat', 'blue').main)
})

test('a colour that nobody thought of still gives a coat', () => {
  expect(coatOf('horse', 'ultramarine')).toEqual(coatOf('horse', ''))
})

test.each([
  ['Dog', 'dog'],
  ['Border collie puppy', 'dog'],
  ['Guinea pig', 'guinea pig'],
  ['Polecat', 'ferret'],
  ['Budgerigar', 'bird'],
  ['Shetland pony', 'horse'],
  ['Bearded dragon', 'reptile'],
  ['Alpaca', 'other'],
])('%s is drawn as a %s', (species, kind) => {
  expect(kindOf(species)).toBe(kind)
})

test('the same seed always gives the same look, and many seeds give many', () => {
  expect(lookOf('pet-1')).toEqual(lookOf('pet-1'))
  const looks = new Set(Array.from({ length: 200 }, (_, index) => JSON.stringify(lookOf(`pet-${index}`))))
  expect(looks.size).toBeGreaterThan(60)
})
