import { expect, test } from 'vitest'
import { formSentences } from '#src/testing/sentences.ts'
import { addPet } from '../../contract.ts'
import { blankPet, noBreed, type PetAnswers, petAsked } from './answers.ts'
import { atPetFields } from './petfields.ts'

const said = (answers: Partial<PetAnswers>) =>
  atPetFields()(formSentences(addPet, petAsked({ ...blankPet, ...answers }, new Date('2026-11-21T10:00:00Z'))))

test('what is not chosen yet is asked for in words, not as a list of values', () => {
  expect(said({})).toMatchObject({
    species: 'Choose what kind of animal it is',
    sex: 'Choose female, male or not known',
    neutered: 'Choose whether the animal is neutered',
    bornOn: 'Enter the date of birth, or roughly how old the animal is',
    breed: 'Choose the breed, or describe the animal in your own words',
  })
})

test.each([
  ['cross', 'Choose both breeds of the cross'],
  ['description', 'Describe the animal in a few words'],
])('the parts of a breed are one field: %s', (kind, sentence) => {
  expect(said({ breed: { ...noBreed, kind } })['breed']).toBe(sentence)
})

test('a date that does not exist is asked for as people write dates', () => {
  expect(formSentences(addPet, { bornOn: '2021-02-31' })['bornOn']).toContain('27 3 2021')
})

test('within a larger form only the pet’s own breed is gathered', () => {
  expect(atPetFields('pet.')({ 'pet.breed.breedId': 'x', 'keeper.breed.breedId': 'y' })).toEqual({
    'pet.breed': 'x',
    'keeper.breed.breedId': 'y',
  })
})
