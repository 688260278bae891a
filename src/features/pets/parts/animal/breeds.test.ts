import { expect, test } from 'vitest'
import { breedFor } from './breeds.ts'

const found = [
  { id: 'german-shepherd-dog', name: 'German Shepherd Dog', group: 'Pastoral', also: ['GSD', 'Alsatian'], matched: 'GSD' },
  { id: 'alsatian-toy', name: 'Alsatian', group: 'Toy', also: [], matched: null },
]

test('the name of a breed chooses it, whatever its capitals', () => {
  expect(breedFor('german shepherd dog ', found)).toEqual({ id: 'german-shepherd-dog', text: 'german shepherd dog ' })
})

test('a synonym chooses its breed', () => {
  expect(breedFor('gsd', found).id).toBe('german-shepherd-dog')
})

test('a name counts before a synonym of another breed', () => {
  expect(breedFor('Alsatian', found).id).toBe('alsatian-toy')
})

test('half a name chooses nothing', () => {
  expect(breedFor('german', found)).toEqual({ id: '', text: 'german' })
})
