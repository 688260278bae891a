import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween, offGrid, onGrid, type Point } from '#knowledge/places/grid.ts'
import { FARTHEST_METRES, NEAREST_METRES, publicPlace } from './publicplace.ts'

const somewhere = fc.record({ lat: fc.double({ min: 49.8, max: 60.9, noNaN: true }), lng: fc.double({ min: -8, max: 1.8, noNaN: true }) })

test('the place that is shown is never the true one, and never more than 300 metres from it', () => {
  fc.assert(
    fc.property(somewhere, fc.uuid(), (place, whose) => {
      const metres = metresBetween(place, publicPlace(place, whose))
      expect(metres).toBeGreaterThan(NEAREST_METRES)
      expect(metres).toBeLessThan(FARTHEST_METRES)
    }),
    { numRuns: 2000 },
  )
})

test('a keeper’s home cannot be worked out from a thousand reports around it', () => {
  fc.assert(
    fc.property(somewhere, fc.uuid(), fc.integer(), (home, keeper, start) => {
      const reports = Array.from({ length: 1000 }, (_, step) => publicPlace(nearby(home, start + step), keeper))
      const places = new Set(reports.map(({ lat, lng }) => `${lat} ${lng}`))
      // A door lies in one square, or by the edge of up to four: that is all there is to learn, and none of it is the door.
      expect(places.size).toBeLessThanOrEqual(4)
      for (const shown of reports) expect(metresBetween(shown, home)).toBeGreaterThan(NEAREST_METRES - 10)
    }),
    { numRuns: 20 },
  )
})

test('what strangers learn from reports of their own says nothing of another’s place', () => {
  fc.assert(
    fc.property(somewhere, fc.uuid(), fc.uuid(), (place, mine, theirs) => {
      fc.pre(mine !== theirs)
      expect(publicPlace(place, mine)).not.toEqual(publicPlace(place, theirs))
    }),
  )
})

test('all directions and distances are used alike, so that none is the likely one', () => {
  const place = { lat: 52.2, lng: -1.1 }
  const off = Array.from({ length: 4000 }, (_, whose) => onGrid(publicPlace(place, String(whose))))
  const quarters = [0, 0, 0, 0]
  const centre = onGrid(place)
  for (const { east, north } of off) {
    const quarter = (east > centre.east ? 1 : 0) + (north > centre.north ? 2 : 0)
    quarters[quarter] = (quarters[quarter] ?? 0) + 1
  }
  for (const count of quarters) expect(count).toBeGreaterThan(500)
})

test('the middle between what a keeper said and what others saw at one place is no good guess of it', () => {
  const place = { lat: 52.2, lng: -1.1 }
  const far = Array.from({ length: 2000 }, (_, keeper) => {
    const [own, others] = [publicPlace(place, `${keeper}`), publicPlace(place, `others/${keeper}`)]
    return metresBetween(place, { lat: (own.lat + others.lat) / 2, lng: (own.lng + others.lng) / 2 })
  }).sort((a, b) => a - b)
  expect(far[1000]).toBeGreaterThan(90)
  expect(far.filter((metres) => metres < NEAREST_METRES).length).toBeLessThan(2000 * 0.08)
})

/** A few metres off, as a phone places a door. */
function nearby(place: Point, step: number): Point {
  const { east, north } = onGrid(place)
  return offGrid({ east: east + 8 * Math.sin(step * 1.7), north: north + 8 * Math.cos(step * 2.3) })
}
