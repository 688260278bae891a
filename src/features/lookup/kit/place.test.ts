import { expect, test } from 'vitest'
import { ASKING, howSure, placeFrom, whyNoPlace } from './place.ts'

test('the place is asked for with five seconds’ patience, high accuracy, and never from memory', () => {
  expect(ASKING).toEqual({ timeout: 5000, enableHighAccuracy: true, maximumAge: 0 })
})

test('a place that is sure to a few metres is precise; one from the network is only approximate', () => {
  expect(placeFrom({ latitude: 51.50123456, longitude: -0.1234567, accuracy: 12.4 })).toEqual({
    kind: 'precise',
    lat: 51.501235,
    lng: -0.123457,
    accuracyMetres: 12,
  })
  expect(placeFrom({ latitude: 51.5, longitude: -0.12, accuracy: 25_000 })).toMatchObject({ kind: 'approximate', accuracyMetres: 25_000 })
})

test('a place that could be anywhere still fits what the register takes', () => {
  expect(placeFrom({ latitude: 51.5, longitude: -0.12, accuracy: 9e6 }).accuracyMetres).toBe(100_000)
})

test.each([1, 2, 3, undefined])('without a place (%s) the person is told that words will do', (code) => {
  expect(whyNoPlace(code)).toContain('in words')
})

test('how sure a place is reads as a distance', () => {
  expect(howSure(0)).toBe('within 2 metres')
  expect(howSure(12.4)).toBe('within 12 metres')
  expect(howSure(2600)).toBe('within about 2 miles')
})
