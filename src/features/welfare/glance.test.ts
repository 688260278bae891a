import { expect, test } from 'vitest'
import { glanceOf } from './glance.ts'

test('a kennel card says what kind of animal it is and how old', () => {
  const dog = { species: 'dog', breed: { kind: 'description', text: 'Lurcher' }, bornOn: '2024-01-01', bornExactly: false }
  expect(glanceOf(dog, '2026-03-27')).toBe('Dog, Lurcher, about 2 years')
  expect(glanceOf({ ...dog, bornExactly: true }, '2026-03-27')).toBe('Dog, Lurcher, 2 years')
})
