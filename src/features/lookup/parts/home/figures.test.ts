import { expect, test } from 'vitest'
import { figuresInWords } from './figures.ts'

test('large figures are grouped, and one of a thing is not told in the plural', () => {
  expect(figuresInWords({ pets: 1_204_551, lookupsThisMonth: 1, registersAsked: 2 })).toEqual([
    { number: '1,204,551', words: 'pets on this register' },
    { number: '1', words: 'chip looked up this month' },
    { number: '2', words: 'other registers we ask for you' },
  ])
})

test('a young register does not boast with noughts', () => {
  expect(figuresInWords({ pets: 0, lookupsThisMonth: 0, registersAsked: 0 })).toEqual([])
})
