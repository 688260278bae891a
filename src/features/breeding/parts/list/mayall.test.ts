import { expect, test } from 'vitest'
import { isChoosable, mayAll } from './mayall.ts'

const why = (words: string) => ({ clause: null, words })
const can = { canSell: true, canPrint: true, canKeep: true } as const
const ash = { name: 'Ash', ...can }
const young = { name: 'Birch', ...can, canSell: why('Birch is too young') }

test('animals that are too young to be offered can be chosen to be kept together', () => {
  expect(isChoosable(young)).toBe(true)
  expect(mayAll([ash, young], 'canKeep', 'keep')).toBe(true)
  expect(mayAll([ash, young], 'canSell', 'offer')).toBe('Birch: Birch is too young')
})

test('no more than twenty go at a time', () => {
  expect(
    mayAll(
      Array.from({ length: 21 }, () => ash),
      'canKeep',
      'keep',
    ),
  ).toBe('You can keep up to 20 animals at a time')
})

test('an animal with which nothing can be done can’t be chosen', () => {
  const no = why('Not now')
  expect(isChoosable({ name: 'Cedar', canSell: no, canPrint: no, canKeep: no })).toBe(false)
})
