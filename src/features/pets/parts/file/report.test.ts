import { expect, test } from 'vitest'
import { reportRows, wrongRows } from './report.ts'

const good = { row: 2, chipNumber: '985121004515220', name: 'Biscuit', wrong: [], notes: [] }
const bad = { row: 3, chipNumber: '12', name: '', wrong: ['Enter the name', 'Microchip number must be 15 digits. You typed 2.'], notes: [] }

test('the rows to mend are those with something wrong', () => {
  expect(wrongRows({ rows: [good, bad] })).toEqual([bad])
})

test('a spreadsheet cannot round the numbers of a report', () => {
  expect(reportRows({ rows: [good] })[1]?.[1]).toBe('985 121 004 515 220')
})

test('everything that is wrong with a row stands in one cell', () => {
  expect(reportRows({ rows: [bad] })[1]?.[3]).toBe('Enter the name; Microchip number must be 15 digits. You typed 2.')
})
