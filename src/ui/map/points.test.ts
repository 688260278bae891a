import { expect, test } from 'vitest'
import { metresBetween } from '#knowledge/places/grid.ts'
import { boundsOf, circleAround, type Town, townsIn } from './points.ts'

test('a circle on the ground is as wide as it says', () => {
  for (const lat of [50, 54, 60]) {
    const centre = { lat, lng: -2 }
    for (const [lng, north] of circleAround(centre, 300)) expect(Math.abs(metresBetween(centre, { lat: north, lng }) - 300)).toBeLessThan(4)
  }
})

test('the map shows everything that stands on it, with its circles', () => {
  expect(boundsOf([])).toBeNull()
  const point = { id: 'a', lat: 52, lng: -1, label: 'Nettle', kind: 'lost' as const }
  const [[west, south], [east, north]] = boundsOf([point, { ...point, id: 'b', lat: 53, accuracyMetres: 2000 }]) ?? [
    [0, 0],
    [0, 0],
  ]
  expect(west).toBeLessThan(-1.02)
  expect(east).toBeGreaterThan(-0.98)
  expect(south).toBeLessThan(52)
  expect(north).toBeGreaterThan(53.015)
})

test('from far away only large towns are named, and never too many', () => {
  const towns: Town[] = Array.from({ length: 100 }, (_, index) => [`Town ${index}`, 52, -1, 500 - index * 5])
  expect(townsIn(towns, 5, () => true).every(([, , , thousands]) => thousands >= 400)).toBe(true)
  expect(townsIn(towns, 12, () => true)).toHaveLength(24)
  expect(townsIn(towns, 12, () => false)).toEqual([])
})
