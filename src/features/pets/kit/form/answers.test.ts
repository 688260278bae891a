import { expect, test } from 'vitest'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { formSentences } from '#src/testing/sentences.ts'
import { addPet } from '../../contract.ts'
import { NewPet } from '../../shapes.ts'
import { blankPet, breedText, noBreed, type PetAnswers, petAsked } from './answers.ts'

const now = new Date('2026-11-21T12:00:00Z')

const biscuit: PetAnswers = {
  ...blankPet,
  chipNumber: '985 121 004 515 220',
  species: 'dog',
  breed: { ...noBreed, first: { id: 'border-terrier', text: 'Border Terrier' } },
  name: 'Biscuit',
  sex: 'female',
  neutered: 'yes',
  colour: 'Grizzle and tan',
  bornOn: '2021-03-27',
}

test('complete answers are what the call takes', () => {
  expect(NewPet.parse(petAsked(biscuit, now))).toMatchObject({
    chipNumber: '985121004515220',
    breed: { kind: 'breed', breedId: 'border-terrier' },
    bornOn: '2021-03-27',
    bornExactly: true,
    photoId: null,
    originalName: '',
    implant: { implantedOn: null, site: '', implanterName: '' },
  })
})

test('an age becomes a date of birth that is marked as an estimate', () => {
  const found = { ...biscuit, bornHow: 'age', ageYears: '4', ageMonths: '6' }
  expect(NewPet.parse(petAsked(found, now))).toMatchObject({ bornOn: '2022-05-21', bornExactly: false })
})

test('a date typed before the person chose to give an age instead is not sent', () => {
  expect(petAsked({ ...biscuit, bornHow: 'age' }, now)).not.toHaveProperty('bornOn')
})

test('an estimate of an earlier day stands until another age is given', () => {
  const known = { ...biscuit, bornHow: 'age', bornOn: '', bornEstimate: '2020-06-01' }
  expect(petAsked(known, now)).toMatchObject({ bornOn: '2020-06-01', bornExactly: false })
  expect(petAsked({ ...known, ageYears: '2' }, now)).toMatchObject({ bornOn: '2024-11-21' })
})

test('a cross needs both of its breeds', () => {
  const half = { ...noBreed, kind: 'cross', first: { id: 'beagle', text: 'Beagle' } }
  expect(formSentences(addPet, petAsked({ ...biscuit, breed: half }, now))).toEqual({
    'breed.breedIds.1': 'Choose both breeds of the cross',
  })
  const both = { ...half, second: { id: 'poodle', text: 'Poodle' } }
  expect(petAsked({ ...biscuit, breed: both }, now)).toMatchObject({ breed: { kind: 'cross', breedIds: ['beagle', 'poodle'] } })
  expect(breedText(both)).toBe('Beagle × Poodle')
})

test('a breed that was typed but not found in the list goes along as it was typed, and is on no list', () => {
  const typed = { ...noBreed, first: { id: '', text: 'Bordr Terier' } }
  expect(petAsked({ ...biscuit, breed: typed }, now)).toMatchObject({ breed: { breedId: 'Bordr Terier' } })
  expect(breedExists('dog', { kind: 'breed', breedId: 'Bordr Terier' })).toMatchObject({ words: expect.stringContaining('isn’t on it') })
  expect(breedText(typed)).toBe('')
})

test('nothing said is left out, so that the contract can ask for it', () => {
  const problems = NewPet.safeParse(petAsked(blankPet, now)).error?.issues.map(({ path }) => path[0])
  expect(new Set(problems)).toEqual(new Set(['chipNumber', 'species', 'breed', 'name', 'sex', 'neutered', 'colour', 'bornOn']))
})
