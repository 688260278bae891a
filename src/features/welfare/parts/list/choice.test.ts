import { expect, test } from 'vitest'
import { choiceWords } from './choice.ts'

test('where one change takes them all, all of the list can be chosen', () => {
  expect(choiceWords({ total: 43, most: 43, isChosen: false })).toEqual({ words: '', act: 'Select all 43 in this list' })
  expect(choiceWords({ total: 43, most: 43, isChosen: true })).toEqual({ words: 'All 43 in this list are selected.', act: null })
})

test('of more than that the first are chosen, and it says how many one change takes', () => {
  const limit = 'You can change up to 50 animals at a time.'
  expect(choiceWords({ total: 143, most: 50, isChosen: false })).toEqual({ words: limit, act: 'Select the first 50 of 143' })
  expect(choiceWords({ total: 143, most: 50, isChosen: true })).toEqual({ words: `The first 50 of 143 are selected. ${limit}`, act: null })
})
