import { expect, test } from 'vitest'
import { mendingRows, reportRows, wrongRows } from './report.ts'

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

test('the file goes back with what to fix in front, once however often it comes back', () => {
  const file = {
    columns: ['Name', 'Chip'],
    rows: [
      { ...good, cells: ['Biscuit', '985121004515220'] },
      { ...bad, cells: ['', '12'] },
    ],
  }
  const mending = mendingRows(file)
  expect(mending).toEqual([
    ['To fix', 'Name', 'Chip'],
    ['', 'Biscuit', '985 121 004 515 220'],
    ['Enter the name; Microchip number must be 15 digits. You typed 2.', '', '12'],
  ])
  const again = { columns: ['To fix', 'Name', 'Chip'], rows: [{ ...good, cells: ['Enter the name', 'Biscuit', '12'] }] }
  expect(mendingRows(again)).toEqual([
    ['To fix', 'Name', 'Chip'],
    ['', 'Biscuit', '12'],
  ])
  expect(mendingRows({ rows: [bad] })).toBeNull()
})
