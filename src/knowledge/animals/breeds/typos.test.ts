import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typosBetween } from './typos.ts'

test.each([
  ['beagle', 'beagle', 0],
  ['beagel', 'beagle', 1],
  ['beagl', 'beagle', 1],
  ['beaggle', 'beagle', 1],
  ['baegel', 'beagle', 2],
  ['daschund', 'dachshund', 3],
  ['', 'pug', 3],
])('%s is %s with %i slips', (typed, term, slips) => {
  expect(typosBetween(typed, term, 3).whole).toBe(slips)
})

test('the beginning of a term counts no slip for what is not typed yet', () => {
  expect(typosBetween('labrda', 'labradoodle', 2)).toEqual({ whole: 3, start: 1 })
})

test('counts within the limit are those of a comparison without one, and the rest is one more than the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 10 })
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (typed, term, limit) => {
      const beginnings = Array.from({ length: term.length + 1 }, (_, end) => slips(typed, term.slice(0, end)))
      expect(typosBetween(typed, term, limit)).toEqual({
        whole: Math.min(slips(typed, term), limit + 1),
        start: Math.min(...beginnings, limit + 1),
      })
    }),
    { numRuns: 500 },
  )
})

/** The definition itself, without any of the short cuts. */
function slips(typed: string, term: string): number {
  const known = new Map<string, number>()
  const count = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const key = `${i} ${j}`
    const before = known.get(key)
    if (before !== undefined) return before
    const mistaken = count(i - 1, j - 1) + (typed[i - 1] === term[j - 1] ? 0 : 1)
    const substitute = i > 1 && j > 1 && typed[i - 1] === term[j - 2] && typed[i - 2] === term[j - 1]
    const least = Math.min(count(i - 1, j) + 1, count(i, j - 1) + 1, mistaken, substitute ? count(i - 2, j - 2) + 1 : i + j)
    known.set(key, least)
    return least
  }
  return count(typed.length, term.length)
}
