import { expect, test } from 'vitest'
import { SPECIES } from '#knowledge/animals/species.ts'
import { speciesFor } from './scope.ts'

test('a trained implanter chooses among the animals of their certificate', () => {
  expect(speciesFor({ role: 'trained', species: ['cat', 'dog'] })).toEqual(['dog', 'cat'])
})
test('a certificate for all animals is still none for those that only a vet may implant', () => {
  expect(speciesFor({ role: 'vetNurse', species: ['all'] })).toEqual(['dog', 'cat', 'rabbit', 'ferret'])
})
test('a vet chooses among all animals', () => expect(speciesFor({ role: 'vet', species: ['dog'] })).toEqual(SPECIES))
test('without signal nothing is held back: the server judges when it is sent', () => expect(speciesFor(undefined)).toEqual(SPECIES))
