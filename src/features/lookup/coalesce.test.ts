import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

const asked: (readonly string[])[] = []
const lengthOf = coalesce(async (words) => {
  asked.push(words)
  if (words.includes('boom')) throw new Error('boom')
  return new Map(words.filter((word) => word !== 'nothing').map((word) => [word, word.length]))
})

test('what is asked in one moment is one joint question, and each asker gets their own answer', async () => {
  asked.length = 0
  expect(await Promise.all(['a', 'bb', 'ccc', 'a', 'nothing'].map(lengthOf))).toEqual([1, 2, 3, 1, null])
  expect(asked).toEqual([['a', 'bb', 'ccc', 'nothing']])
})

test('a later question is asked anew', async () => {
  asked.length = 0
  await lengthOf('a')
  await lengthOf('a')
  expect(asked).toEqual([['a'], ['a']])
})

test('more than 32 are asked in parts', async () => {
  asked.length = 0
  const words = Array.from({ length: 70 }, (_, index) => `word${index}`)
  expect(await Promise.all(words.map(lengthOf))).toEqual(words.map((word) => word.length))
  expect(asked.map((part) => part.length)).toEqual([32, 32, 6])
})

test('a joint question that fails, fails for those who asked it and nobody else', async () => {
  const failing = Promise.allSettled([lengthOf('boom'), lengthOf('a')])
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await lengthOf('a')).toBe(1)
})
