import { expect, test } from 'vitest'
import { named, withAll } from './forall.ts'

const ROWS = [
  { name: 'Red ribbon', sex: 'female', colour: 'Grizzle' },
  { name: '', sex: '', colour: '' },
]

test('leaves alone what was not said', () => {
  expect(withAll(ROWS, { colour: 'Blue', sex: '' }).map(({ colour, sex }) => [colour, sex])).toEqual([
    ['Blue', 'female'],
    ['Blue', ''],
  ])
})

test('numbers only those without a name, by their row', () => {
  expect(named(ROWS, 'Puppy').map(({ name }) => name)).toEqual(['Red ribbon', 'Puppy 2'])
})
