import { expect, test } from 'vitest'
import { blankRow, doubleOf, filledRows, type LitterRow, MOST_ROWS, withNumber, withSpare } from './rows.ts'

const [FIRST, SECOND] = ['977200009412683', '977200009412684']
const row = (draftId: string, more: Partial<LitterRow> = {}): LitterRow => ({ ...blankRow(draftId), ...more })
const newId = () => 'new'

test('a row in which nothing stands is left out', () => {
  const named = row('b', { name: 'Fern' })
  expect(filledRows([row('a'), named, row('c', { colour: ' ' })])).toEqual([named])
})

test('there’s always one empty row at the end, up to the most that a litter has', () => {
  const empty = [row('a')]
  expect(withSpare(empty, newId)).toBe(empty)
  expect(withSpare([row('a', { chipNumber: '9' })], newId)).toEqual([row('a', { chipNumber: '9' }), row('new')])
  const full = Array.from({ length: MOST_ROWS }, (_, index) => row(`${index}`, { name: 'Fern' }))
  expect(withSpare(full, newId)).toBe(full)
})

test('a number that a reader sends goes into the first row without one, and not twice', () => {
  const rows = [row('a', { chipNumber: FIRST }), row('b', { name: 'Fern' }), row('c')]
  expect(withNumber(rows, SECOND).map(({ chipNumber }) => chipNumber)).toEqual([FIRST, SECOND, ''])
  expect(withNumber(rows, FIRST)).toEqual(rows)
})

test('a number that stands in an earlier row is a double, however it is written', () => {
  const rows = [row('a', { chipNumber: FIRST }), row('b', { chipNumber: '977 200 009 412 683' }), row('c'), row('d')]
  expect(rows.map((_, index) => doubleOf(rows, index))).toEqual([null, 1, null, null])
})
