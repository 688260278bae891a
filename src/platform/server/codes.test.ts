import { expect, test } from 'vitest'
import { codes } from './codes.ts'

const ours = codes(Buffer.alloc(32, 1))
const theirs = codes(Buffer.alloc(32, 2))

test('a code is ten of Crockford’s digits, the same each time for one purpose and id', () => {
  const code = ours.of('transfer', 'a')
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
  expect(ours.of('transfer', 'a')).toBe(code)
})

test('another id, purpose or key makes another code', () => {
  const all = [ours.of('transfer', 'a'), ours.of('transfer', 'b'), ours.of('other', 'a'), theirs.of('transfer', 'a')]
  expect(new Set(all).size).toBe(4)
})

test('a thousand ids have a thousand codes, which use every digit', () => {
  const all = Array.from({ length: 1000 }, (_, id) => ours.of('transfer', String(id)))
  expect(new Set(all).size).toBe(1000)
  expect(new Set(all.join('')).size).toBe(32)
})

test('the hash of a code tells nothing to whoever lacks the key', () => {
  expect(ours.hash('transfer', 'ABCDE12345')).not.toBe(theirs.hash('transfer', 'ABCDE12345'))
  expect(ours.hash('transfer', 'ABCDE12345')).toBe(ours.hash('transfer', 'ABCDE12345'))
})
