import { expect, test } from 'vitest'
import { blankPet, factsAsked, noBreed } from './answers.ts'
import { unlikelyAnimal, unlikelyImplant } from './petsteps.ts'

const now = new Date('2026-11-21T12:00:00Z')
const beagle = { id: 'beagle', text: 'Beagle' }
const dog = { ...blankPet, species: 'dog', bornOn: '2021-03-27', breed: { ...noBreed, first: beagle } }

test('an animal that can be is let through', () => {
  expect(unlikelyAnimal(dog, now)).toEqual({})
  expect(unlikelyImplant({ ...dog, implant: { ...dog.implant, implantedOn: '2021-06-01' } }, now)).toEqual({})
})

test('a cross of one breed with itself is sent back before the rest is asked', () => {
  const twice = { ...dog, breed: { ...noBreed, kind: 'cross', first: beagle, second: beagle } }
  expect(unlikelyAnimal(twice, now, 'pet.')).toEqual({ 'pet.breed': 'Choose two different breeds for a cross' })
})

test('a breed that was typed and not chosen is quoted back', () => {
  const typed = { ...dog, breed: { ...noBreed, first: { id: '', text: 'Bordr' } } }
  expect(unlikelyAnimal(typed, now)['breed']).toContain('“Bordr”')
})

test('a breed that was typed while the list couldn’t be asked is taken as it is', () => {
  const breed = { ...noBreed, first: { id: '', text: 'Domestic Shorthair', asTyped: true } }
  expect(unlikelyAnimal({ ...dog, breed }, now)).toEqual({})
  expect(factsAsked({ ...dog, breed }, now)).toMatchObject({ breed: { kind: 'description', text: 'Domestic Shorthair' } })
})

test('a birth that is still to come is sent back where it was typed', () => {
  expect(unlikelyAnimal({ ...dog, bornOn: '2026-11-22' }, now)).toEqual({ bornOn: 'The date of birth must be today or earlier' })
})

test('a chip cannot be older than an animal whose birthday is known', () => {
  const early = { ...dog.implant, implantedOn: '2020-01-01' }
  expect(unlikelyImplant({ ...dog, implant: early }, now)).toHaveProperty(['implant.implantedOn'])
  expect(unlikelyImplant({ ...dog, implant: early, bornHow: 'age', ageYears: '5' }, now)).toEqual({})
})
