import { expect, test } from 'vitest'
import { numbered, onMap, type TrackedPoint, whereWords } from './points.ts'

const point = (id: string, at: string, over: Partial<TrackedPoint> = {}): TrackedPoint => ({
  id,
  kind: 'scan',
  at: `2026-05-03T${at}:00Z`,
  place: { lat: 52, lng: -1, accuracyMetres: 12, isPrecise: true },
  placeWords: '',
  words: '',
  canHold: false,
  threadId: null,
  ...over,
})
const never = () => false

test('the map joins the points in their order of time, and their numbers say it', () => {
  const points = numbered([point('c', '12:00'), point('b', '11:00', { place: null }), point('a', '10:00')])
  expect(onMap(points, never).map(({ id, sign, label }) => [id, sign, label])).toEqual([
    ['a', '1', '1. Tag scanned, 3 May 2026 at 11:00am'],
    ['c', '3', '3. Tag scanned, 3 May 2026 at 1:00pm'],
  ])
})

test('a place that is only roughly known is a circle that can be seen, without a pin', () => {
  const place = { lat: 52, lng: -1, accuracyMetres: 0, isPrecise: false }
  expect(onMap(numbered([point('a', '10:00', { place })]), never)).toMatchObject([{ isVague: true, accuracyMetres: 300 }])
  expect(onMap(numbered([point('a', '10:00')]), never)).toMatchObject([{ isVague: false, accuracyMetres: 12 }])
})

test('what the slider hides keeps its room on the map', () => {
  const points = numbered([point('b', '11:00'), point('a', '10:00')])
  expect(onMap(points, ({ id }) => id === 'b').map(({ isHidden }) => isHidden)).toEqual([false, true])
})

test('where it was is said in words, however little the finder said', () => {
  expect(whereWords(point('a', '10:00', { placeWords: 'By the weir' }))).toBe('By the weir')
  expect(whereWords(point('a', '10:00'))).toBe('On the map, within 12 metres')
  expect(whereWords(point('a', '10:00', { place: null }))).toBe('They haven’t said where')
})
