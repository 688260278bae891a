import { expect, test } from 'vitest'
import { reportRows, shownRows, wrongRows } from './report.ts'

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

test('the rows to mend are shown first; once none is left the whole file is, on a page that it has', () => {
  const asked = { isWhole: false, page: 1, size: 1 }
  expect(shownRows([good, bad], asked).shown).toEqual([bad])
  expect(shownRows([good, bad], { ...asked, isWhole: true }).shown).toEqual([good, bad])
  expect(shownRows([good, good], asked).shown).toEqual([good, good])
  expect(shownRows([good], { ...asked, page: 3 }).page).toBe(1)
  expect(shownRows([], asked)).toMatchObject({ shown: [], page: 1 })
})
