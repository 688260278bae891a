import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offGrid, onGrid } from '#knowledge/places/grid.ts'
import { wordsIn } from './wordsearch.ts'

const somewhere = fc.record({ lat: fc.double({ min: 49.8, max: 60.9, noNaN: true }), lng: fc.double({ min: -8, max: 1.8, noNaN: true }) })

test('every place within reach stands in a square that is looked in', () => {
  const share = fc.double({ min: 0, max: 0.999, noNaN: true })
  fc.assert(
    fc.property(somewhere, fc.double({ min: 0.5, max: 25, noNaN: true }), share, share, (centre, km, far, turn) => {
      const { east, north } = onGrid(centre)
      const metres = far * km * 1000
      const place = { east: east + metres * Math.cos(turn * 2 * Math.PI), north: north + metres * Math.sin(turn * 2 * Math.PI) }
      expect(wordsIn({ query: 'dog', km }, offGrid({ east, north }))).toContain(
        `'#${Math.floor(place.east / 10_000)}/${Math.floor(place.north / 10_000)}'`,
      )
    }),
  )
})

test('no more than 36 squares are named, and none where the reach is wider', () => {
  fc.assert(
    fc.property(somewhere, fc.double({ min: 0.5, max: 100, noNaN: true }), (centre, km) => {
      const squares = wordsIn({ query: 'dog', km }, centre)?.match(/#/g)?.length ?? 0
      expect(squares).toBeLessThanOrEqual(km > 25 ? 0 : 36)
    }),
  )
})

test('nothing that is typed can be more than a word to the database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (query) => {
      expect(wordsIn({ query, km: 10 }, null) ?? "'a':*").toMatch(/^'[\p{L}\p{M}\p{N}]+':\*( & '[\p{L}\p{M}\p{N}]+':\*)*$/u)
    }),
  )
})

test('words of punctuation alone look for nothing', () => {
  expect(wordsIn({ query: ' -- % ', km: 10 }, null)).toBeNull()
  expect(wordsIn({ query: 'Red-collared, 100%', km: 10 }, null)).toBe("'red':* & 'collared':* & '100':*")
})
