import { describe, expect, test } from 'vitest'
import { breedWords } from '#knowledge/animals/breeds/choice.ts'
import type { Species } from '#knowledge/animals/species.ts'
import { readBreed } from './breeds.ts'
import { readBirth, readDate } from './dates.ts'
import { readSex, readSpecies, readYesNo } from './words.ts'

const now = new Date('2026-03-27T09:30:00Z')

describe('a date', () => {
  test.each([
    ['27/03/2021', '2021-03-27'],
    ['7/3/2021', '2021-03-07'],
    ['27-03-2021', '2021-03-27'],
    ['27.03.21', '2021-03-27'],
    ['27/03/98', '1998-03-27'],
    ['01/01/26', '2026-01-01'],
    ['01/01/27', '1927-01-01'],
    ['27 March 2021', '2021-03-27'],
    ['27-Mar-21', '2021-03-27'],
    ['1st Sept 2020', '2020-09-01'],
    ['2021-03-27', '2021-03-27'],
    ['2021-03-27T00:00:00Z', '2021-03-27'],
    ['27/03/2021 00:00', '2021-03-27'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is read as %s', (text, date) => {
    expect(readDate(text, now)).toBe(date)
  })

  test.each(['', 'last spring', '2021', '03/2021', '29/02/2023', '31/04/2021', '13/13/2021', '03/27/2021', '44282', '1 Smarch 2020'])(
    '%s is no date that we dare to guess',
    (text) => {
      expect(readDate(text, now)).toBeUndefined()
    },
  )
})

describe('a birth', () => {
  test.each([
    ['27/03/2021', '2021-03-27', true],
    ['2021', '2021-07-01', false],
    ['2026', '2026-01-01', false],
    ['03/2021', '2021-03-15', false],
    ['March 2021', '2021-03-15', false],
    ['2021-03', '2021-03-15', false],
    ['03/2026', '2026-03-15', false],
  ])('%s is read as %s', (text, day, isWhole) => {
    expect(readBirth(text, now)).toEqual({ day, isWhole })
  })

  test.each(['', 'last spring', '13/2021', '21', 'Smarch 2021'])('%s is no birth that we dare to guess', (text) => {
    expect(readBirth(text, now)).toBeUndefined()
  })
})

describe('a kind of animal', () => {
  test.each<[string, Species]>([
    ['Dog', 'dog'],
    ['CANINE', 'dog'],
    ['feline', 'cat'],
    ['Guinea-pig', 'guinea pig'],
    ['Equine', 'horse'],
    ['Miscellaneous', 'other'],
    ['Hamster', 'other'],
    ['Micro-pig', 'other'],
    ['Another animal', 'other'],
  ])('%s is a %s', (text, species) => {
    expect(readSpecies(text)).toBe(species)
  })

  test('anything else is asked about', () => {
    expect(readSpecies('Labrador')).toBeUndefined()
    expect(readSpecies('')).toBeUndefined()
  })
})

describe('a sex', () => {
  test.each([
    ['F', { sex: 'female' }],
    ['Bitch', { sex: 'female' }],
    ['Male (Neutered)', { sex: 'male', neutered: 'yes' }],
    ['FS', { sex: 'female', neutered: 'yes' }],
    ['Entire Male', { sex: 'male', neutered: 'no' }],
    ['', { sex: 'unknown' }],
    ['?', { sex: 'unknown' }],
  ])('%s says as much as it says', (text, sex) => {
    expect(readSex(text)).toEqual(sex)
  })

  test('anything else is asked about', () => expect(readSex('blue')).toBeUndefined())
})

test.each([
  ['Y', 'yes'],
  ['Spayed', 'yes'],
  ['0', 'no'],
  ['Entire', 'no'],
  ['', 'unknown'],
  ['N/A', 'unknown'],
  ['perhaps', undefined],
])('yes or no: %s means %s', (text, answer) => {
  expect(readYesNo(text)).toBe(answer)
})

describe('a breed', () => {
  const words = (text: string, species: Species = 'dog') => {
    const { choice, known } = readBreed(text, species)
    return [choice.kind, breedWords(species, choice), known]
  }

  test('by its name or another name for it is the breed of our list', () => {
    expect(words('labrador retriever')).toEqual(['breed', 'Labrador Retriever', true])
    expect(words('GSD')).toEqual(['breed', 'German Shepherd Dog', true])
    expect(words('moggy', 'cat')).toEqual(['breed', 'Domestic Shorthair', true])
  })

  test('of two breeds is a cross', () => {
    expect(words('Beagle x Whippet')).toEqual(['cross', 'Beagle × Whippet', true])
    expect(words('Beagle / Whippet')).toEqual(['cross', 'Beagle × Whippet', true])
  })

  test('that’s misspelt is read as the only one that’s so near, and that’s said', () => {
    expect(words('Labrador Retreiver')).toEqual(['breed', 'Labrador Retriever', true])
    expect(readBreed('Cocker spanial', 'dog').taken).toBe('Cocker Spaniel')
    expect(readBreed('Cocker Spaniel', 'dog').taken).toBeNull()
    expect(words('Cavapop')).toEqual(['description', 'Cavapop', false])
  })

  test('that is not on our list is kept in its own words', () => {
    expect(words('Beagle x something')).toEqual(['description', 'Beagle x something', false])
    expect(words('Labrador Retriever', 'cat')).toEqual(['description', 'Labrador Retriever', false])
  })

  test('that nobody wrote is not known', () => {
    expect(words('')).toEqual(['breed', 'Unknown', true])
  })
})
