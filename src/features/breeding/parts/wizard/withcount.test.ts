import { expect, test } from 'vitest'
import { withCount } from './withcount.ts'

let keys = 0
const newKey = () => `key ${(keys += 1)}`
const bitches = (rows: Parameters<typeof withCount>[0], count: string) => withCount(rows, { sex: 'female', count, word: 'Bitch' }, newKey)
const names = (rows: ReturnType<typeof bitches>) => rows.map(({ name }) => name)

test('so many bitches and dogs become as many rows, bitches first', () => {
  const dogs = withCount([], { sex: 'male', count: '2', word: 'Dog' }, newKey)
  expect(names(bitches(dogs, '3'))).toEqual(['Bitch 1', 'Bitch 2', 'Bitch 3', 'Dog 1', 'Dog 2'])
})

test('another number keeps what was typed of those that stay', () => {
  const [first, second] = bitches([], '2')
  const typed = [{ ...first, key: 'a', name: 'Red collar', sex: 'female', colour: 'Golden' }, ...(second ? [second] : [])]
  expect(names(bitches(typed, '3'))).toEqual(['Red collar', 'Bitch 2', 'Bitch 3'])
  expect(names(bitches(typed, '1'))).toEqual(['Red collar'])
  expect(bitches(typed, '')).toEqual([])
})

test('a litter has up to 20', () => {
  const dogs = withCount([], { sex: 'male', count: '15', word: 'Dog' }, newKey)
  expect(bitches(dogs, '99')).toHaveLength(20)
})
