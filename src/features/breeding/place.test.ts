import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kilometres, roughly } from './place.ts'

const skipton = { lat: 53.962, lng: -2.017 }
const leeds = { lat: 53.797, lng: -1.547 }

test('Skipton is 36 km from Leeds, both ways, and nothing from itself', () => {
  expect(kilometres(skipton, leeds)).toBe(36)
  expect(kilometres(leeds, skipton)).toBe(36)
  expect(kilometres(leeds, leeds)).toBe(0)
})

test('two houses a street apart are in the same place to whoever searches', () => {
  expect(roughly({ lat: 53.9612, lng: -2.0161 })).toEqual(roughly({ lat: 53.9631, lng: -2.0187 }))
})

test('a rough place is never further off than 5 km anywhere in the country', () => {
  const inBritain = fc.record({
    lat: fc.double({ min: 49.9, max: 60.9, noNaN: true }),
    lng: fc.double({ min: -8.2, max: 1.8, noNaN: true }),
  })
  fc.assert(fc.property(inBritain, (point) => kilometres(point, roughly(point)) <= 5))
})
