import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween, offGrid, onGrid } from './grid.ts'

const somewhere = fc.record({ lat: fc.double({ min: 49, max: 61, noNaN: true }), lng: fc.double({ min: -9, max: 2, noNaN: true }) })

test('a place on the map leads back to the same place on Earth', () => {
  fc.assert(
    fc.property(somewhere, (place) => {
      expect(metresBetween(offGrid(onGrid(place)), place)).toBeLessThan(0.01)
    }),
  )
})

test('a distance on the map is that on the ground, to half a per cent', () => {
  fc.assert(
    fc.property(somewhere, fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: 100, max: 20_000 }), (place, east, north) => {
      const from = onGrid(place)
      const there = offGrid({ east: from.east + east, north: from.north + north })
      const ratio = metresBetween(place, there) / Math.hypot(east, north)
      expect(Math.abs(ratio - 1)).toBeLessThan(0.005)
    }),
  )
})
