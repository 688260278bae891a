import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BRANCH, hashOfLeaf, pathOf, rootByPath, rootOf } from './tree.ts'

const sha = (...parts: (string | Buffer)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest()
const leaf = (seq: number) => hashOfLeaf({ subject: 'pet', subjectId: 'p', seq, hash: 'h' })
const leaves = (count: number) => Array.from({ length: count }, (_, seq) => leaf(seq))

test('no leaf, one, two and three hash as RFC 9162 says', () => {
  const [a, b, c] = [leaf(0), leaf(1), leaf(2)]
  expect(a).toEqual(sha('\x00', '["pet","p",0,"h"]'))
  expect(rootOf([])).toEqual(sha(''))
  expect(rootOf([a])).toEqual(a)
  expect(rootOf([a, b])).toEqual(sha('\x01', a, b))
  expect(rootOf([a, b, c])).toEqual(sha('\x01', sha('\x01', a, b), c))
})

test('each leaf leads to the root by its path, and nothing else does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (size, where) => {
      const [all, place] = [leaves(size), where % size]
      const [root, path] = [rootOf(all), pathOf(all, place)]
      expect(rootByPath(leaf(place), place, size, path)).toEqual(root)
      expect(rootByPath(leaf(size), place, size, path)).not.toEqual(root)
      if (size > 1) expect(rootByPath(leaf(place), (place + 1) % size, size, path)).not.toEqual(root)
      if (size > 1) expect(rootByPath(leaf(place), place, size, path.slice(1))).not.toEqual(root)
      expect(rootByPath(leaf(place), place, size, [...path, root])).not.toEqual(root)
      expect(rootByPath(leaf(place), size, size, path)).toBeNull()
    }),
  )
})

test('the root over branches is the root over their leaves', () => {
  const count = BRANCH * 3 + 5
  const all = leaves(count)
  const branches = Array.from({ length: 4 }, (_, at) => rootOf(all.slice(at * BRANCH, (at + 1) * BRANCH)))
  expect(rootOf(branches)).toEqual(rootOf(all))
  const place = BRANCH * 3 + 2
  const path = [...pathOf(all.slice(BRANCH * 3), 2), ...pathOf(branches, 3)]
  expect(path).toEqual(pathOf(all, place))
})
