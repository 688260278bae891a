import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

const pets = ['Ash', 'Birch', 'Cedar', 'Elm'].map((name) => ({ id: name, name }))

test('up to three animals are named, and more are counted', () => {
  expect(namesOf(pets.slice(0, 1))).toBe('Ash')
  expect(namesOf(pets.slice(0, 3))).toBe('Ash, Birch and Cedar')
  expect(namesOf(pets)).toBe('these 4 animals')
})
