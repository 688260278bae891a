import { expect, test } from 'vitest'
import { coloursLike } from './colours.ts'

test('before anything is typed the common colours of the species are offered', () => {
  expect(coloursLike('cat', '').slice(0, 2)).toEqual(['Black', 'Black and white'])
  expect(coloursLike('horse', '')).toContain('Bay')
})

test('words may be typed in any order and half', () => {
  expect(coloursLike('dog', 'whi bla')).toEqual(['Black and white'])
})

test('a colour of no list is no suggestion, and no mistake', () => {
  expect(coloursLike('dog', 'purple')).toEqual([])
})

test('an animal without a list of its own gets the usual colours', () => {
  expect(coloursLike('rabbit', 'tri')).toEqual(['Tricolour'])
})
