import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from '#knowledge/places/grid.ts'
import { roughly } from './place.ts'

test('two houses a street apart are in the same place to whoever searches', () => {
  expect(roughly({ lat: 53.9612, lng: -2.0161 })).toEqual(roughly({ lat: 53.9631, lng: -2.0187 }))
})

test('a rough place is never further off than 5 km anywhere in the country', () => {
  const inBritain = fc.record({
    lat: fc.double({ min: 49.9, max: 60.9, noNaN: true }),
    lng: fc.double({ min: -8.2, max: 1.8, noNaN: true }),
  })
  fc.assert(fc.property(inBritain, (point) => metresBetween(point, roughly(point)) <= 5000))
})
