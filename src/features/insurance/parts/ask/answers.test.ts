import { expect, test } from 'vitest'
import { noBreed } from '#features/pets/kit/form/answers.ts'
import { QuoteAnswers } from '../../shapes.ts'
import { type AskAnswers, answersOfQuote, asked, atAskFields, blankAnswers } from './answers.ts'

const now = new Date('2026-11-26T10:00:00Z')
const typed: AskAnswers = {
  ...blankAnswers(now),
  species: 'dog',
  name: 'Biscuit',
  breed: { ...noBreed, kind: 'cross', first: { id: 'beagle', text: 'Beagle' }, second: { id: 'poodle', text: 'Poodle' } },
  bornOn: '2023-03-27',
  sex: 'female',
  neutered: 'yes',
  chipped: 'yes',
  value: '£1,200',
  postcode: 'sy8 1aa',
  preExisting: 'no',
  had: { heart: true },
  cover: 'lifetime',
  limit: '400000',
  excess: '9900',
}

test('nothing is chosen for anyone, and the cover starts tomorrow', () => {
  const { startsOn, had, ...rest } = blankAnswers(now)
  expect(startsOn).toBe('2026-11-27')
  expect(Object.values(had).some(Boolean)).toBe(false)
  expect([rest.cover, rest.limit, rest.excess, rest.chipped, rest.neutered, rest.preExisting]).toEqual(['', '', '', '', '', ''])
})

test('what is typed is what the contract asks for, and what was had is left out where nothing was', () => {
  expect(QuoteAnswers.parse(asked(typed, now))).toMatchObject({
    breed: { kind: 'cross', breedIds: ['beagle', 'poodle'] },
    valuePence: 120_000,
    postcode: 'SY8 1AA',
    conditions: [],
    limitPence: 400_000,
  })
  expect(asked({ ...typed, value: '12.50' }, now)).toMatchObject({ valuePence: '12.50' })
})

test('the answers of a quote come back as they were typed', () => {
  const answers = { ...QuoteAnswers.parse(asked(typed, now)), breedWords: 'Beagle × Poodle' }
  const view = { answers, petName: 'Biscuit' }
  // @ts-expect-error only these of a quote are read
  expect(asked(answersOfQuote(view, now), now)).toEqual(asked({ ...typed, postcode: 'SY8 1AA', value: '1200' }, now))
})

test('what is wrong stands at the field where it’s asked', () => {
  expect(
    atAskFields({ 'answers.valuePence': 'a', 'answers.breed.kind': 'b', 'answers.conditions': 'c', 'answers.postcode': 'd', '': 'e' }),
  ).toEqual({ value: 'a', breed: 'b', had: 'c', postcode: 'd', '': 'e' })
})
