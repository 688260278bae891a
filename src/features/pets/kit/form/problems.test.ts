import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { addPet } from '../../contract.ts'
import { blankPet, noBreed, petAsked } from './answers.ts'
import { inFormWords } from './problems.ts'

test('what is not chosen yet is asked for in words, not as a list of values', () => {
  expect(formSentences(addPet, petAsked(blankPet, new Date('2026-11-21T10:00:00Z')))).toMatchObject({
    species: 'Choose what kind of animal it is',
    sex: 'Choose female, male or not known',
    neutered: 'Choose whether the animal is neutered',
    bornOn: 'Enter the date of birth',
  })
})

test('the parts of a breed are one question of the form', () => {
  expect(inFormWords({ 'breed.kind': 'Check the kind' }, blankPet)).toEqual({
    breed: 'Choose the breed, or describe the animal in your own words',
  })
})

test('a breed that was typed and not chosen is quoted back', () => {
  const answers = { ...blankPet, breed: { ...noBreed, first: { id: '', text: 'Bordr' } } }
  expect(inFormWords({ breed: 'Enter the breed' }, answers)['breed']).toContain('“Bordr”')
})

test('a refusal of the server about an answer that was given keeps its own words', () => {
  const chosen = { ...blankPet, breed: { ...noBreed, first: { id: 'beagle', text: 'Beagle' } }, bornOn: '2030-01-01' }
  const refused = { breed: 'Choose two different breeds for a cross', bornOn: 'The date of birth must be today or earlier' }
  expect(inFormWords(refused, chosen)).toEqual(refused)
})

test('a date that does not exist is asked for as people write dates', () => {
  expect(formSentences(addPet, { bornOn: '2021-02-31' })['bornOn']).toContain('27 3 2021')
})

test('an age that is not given is asked for as an age', () => {
  expect(inFormWords({ bornOn: 'Enter the born on' }, { ...blankPet, bornHow: 'age' })['bornOn']).toContain('how old')
})

test('within a larger form only the pet’s own fields are reworded', () => {
  expect(inFormWords({ 'pet.breed.kind': 'x', 'keeper.breed': 'x' }, blankPet, 'pet.')).toEqual({
    'pet.breed': 'Choose the breed, or describe the animal in your own words',
    'keeper.breed': 'x',
  })
})
