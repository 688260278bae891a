import { expect, test } from 'vitest'
import { fieldOf, nothingTyped, requestOf } from './fields.ts'

const point = { lat: '52.06', lng: '-1.34' }

test.each([
  ['the place of the device, where none is typed', point, { where: { lat: 52.06, lng: -1.34 } }],
  ['the place that is typed, whatever the device says', { ...point, place: 'Truro' }, { where: { place: 'Truro' } }],
  ['half a point as none', { lat: '52.06' }, { where: { place: '' } }],
  ['nothing that was left empty', {}, { kind: 'found', species: '', whereabouts: '', where: { place: '' } }],
])('the call is told %s', (_, typed, report) => {
  expect(requestOf({ ...nothingTyped, ...typed })['report']).toMatchObject(report)
})

test.each([
  [' flo@example.org ', { finderEmail: 'flo@example.org' }],
  ['07700 900123', { finderMobile: '07700 900123' }],
])('%j is a way to reach the finder', (contact, finder) => {
  expect(requestOf({ ...nothingTyped, contact })).toMatchObject(finder)
})

test.each([
  ['report.species', 'species'],
  ['report.where', 'place'],
  ['report.where.lat', 'place'],
  ['report.photoId', 'photoId'],
  ['finderEmail', 'contact'],
  ['finderMobile', 'contact'],
  ['captcha', 'captcha'],
  ['report.description', ''],
  ['constructor', ''],
])('what is wrong with %s is said at %j', (path, field) => expect(fieldOf(path)).toBe(field))
