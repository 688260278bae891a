import { expect, test } from 'vitest'
import { readHeader } from './columns.ts'
import { reportOf } from './report.ts'
import { rowReader } from './rows.ts'

const HEAD = ['Microchip number', 'Name', 'Species', 'Breed', 'Sex', 'Colour', 'Date of birth']

test('the report of 20,000 rows of nonsense stays under the size of an answer, with the rows to mend first', () => {
  const read = rowReader(readHeader(HEAD, { keepers: 'none' }), new Date('2026-03-27'))
  const fine = ['981020003456789', 'Biscuit', 'Dog', 'Labrador Retriever', 'Female', 'Yellow', '27/03/2021']
  const rows = Array.from({ length: 20_000 }, (_, n) => read({ row: n + 2, cells: n < 10_000 ? fine : HEAD.map(() => 'x'.repeat(200)) }))
  const report = reportOf(rows)
  expect(JSON.stringify(report).length).toBeLessThan(1_000_000)
  expect(report.length).toBeGreaterThan(500)
  expect(report.every(({ wrong }) => wrong.length > 0)).toBe(true)
})

test('a first row of 5,000 long names is told in fifty short ones', () => {
  const { ignored } = readHeader([...HEAD, ...Array.from({ length: 5000 }, () => 'y'.repeat(100))], { keepers: 'none' })
  expect(ignored).toHaveLength(50)
  expect(ignored[0]).toHaveLength(40)
})
