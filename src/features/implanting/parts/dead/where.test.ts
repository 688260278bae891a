import { expect, test } from 'vitest'
import { whereIs } from './where.ts'

test('a chip that its implanter reports is named by the animal that they put it into', () => {
  expect(whereIs({ registration: 'another', petName: null }, { petName: 'Moss' })).toEqual({ inAnimal: true, words: 'It’s Moss’s chip.' })
})

test('of an animal that somebody else chipped nobody learns the name', () => {
  const where = whereIs({ registration: 'another', petName: null }, undefined)
  expect(where).toEqual({ inAnimal: true, words: 'An animal on the register has this chip.' })
})

test('a chip that no animal has may be one that never worked', () => {
  expect(whereIs({ registration: 'none', petName: null }, undefined).inAnimal).toBe(false)
})
