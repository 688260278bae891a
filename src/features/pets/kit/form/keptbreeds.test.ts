import { expect, test } from 'vitest'
import { breedsLike, keptIn } from './keptbreeds.ts'

const breed = (id: string, name: string, also: string[] = []) => ({ id, name, also })
const dogs = [
  breed('border-collie', 'Border Collie', ['Collie']),
  breed('bearded-collie', 'Bearded Collie', ['Beardie']),
  breed('labrador-retriever', 'Labrador Retriever', ['Lab']),
]

test('without signal a breed is found by its name, a part of it or another name, best first', () => {
  const found = (query: string) => breedsLike(dogs, query).map(({ id }) => id)
  expect(found('Lab')).toEqual(['labrador-retriever'])
  expect(found('beardie')).toEqual(['bearded-collie'])
  expect(found('collie')).toEqual(['border-collie', 'bearded-collie'])
  expect(found('')).toEqual(dogs.map(({ id }) => id))
  expect(found('poodle')).toEqual([])
})

test('how it was found is said where it was by another name', () => {
  expect(breedsLike(dogs, 'beardie')).toMatchObject([{ name: 'Bearded Collie', matched: 'Beardie', group: '' }])
  expect(breedsLike(dogs, 'border')).toMatchObject([{ matched: null }])
})

test('what lies on the device and can’t be read is nothing', () => {
  for (const text of [null, '', '{', '[]', '{"dog":1}', '{"dog":[{"id":3}]}']) expect(keptIn(text, 'dog')).toEqual([])
  expect(keptIn(JSON.stringify({ dog: dogs }), 'dog')).toEqual(dogs)
  expect(keptIn(JSON.stringify({ dog: dogs }), 'cat')).toEqual([])
})
