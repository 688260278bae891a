import { expect, test } from 'vitest'
import { readTable, type Table } from './table.ts'

function table(text: string | Uint8Array): Table {
  const read = readTable(typeof text === 'string' ? Buffer.from(text) : text)
  if ('unreadable' in read) throw new Error(read.unreadable)
  return read
}

test.each([
  ['commas', 'Chip,Name\r\n1,Biscuit\r\n'],
  ['semicolons', 'Chip;Name\n1;Biscuit'],
  ['tabs', 'Chip\tName\r1\tBiscuit'],
  ['a byte-order mark', '\ufeffChip,Name\n1,Biscuit'],
])('a file with %s is read', (_what, text) => {
  expect(table(text)).toEqual({ header: ['Chip', 'Name'], rows: [{ row: 2, cells: ['1', 'Biscuit'] }] })
})

test('the encodings of spreadsheets are read: UTF-8, UTF-16 and Windows', () => {
  const text = 'Chip,Name\n1,Zoë'
  expect(table(text).rows[0]?.cells[1]).toBe('Zoë')
  expect(table(Buffer.from(`\ufeff${text}`, 'utf16le')).rows[0]?.cells[1]).toBe('Zoë')
  expect(table(Buffer.from(text, 'latin1')).rows[0]?.cells[1]).toBe('Zoë')
})

test('rows are numbered as a spreadsheet numbers them, blank rows and line breaks inside cells included', () => {
  expect(table('Chip,Name\n1,A\n,\n\n2,"B\nb"\n3,C').rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [2, '1'],
    [5, '2'],
    [6, '3'],
  ])
})

test('a short row is read as far as it goes', () => {
  expect(table('Chip,Name,Colour\n1,A').rows[0]?.cells).toEqual(['1', 'A'])
})

test.each([
  ['a line of ten megabytes', 'x'.repeat(10_000_000)],
  ['a row of millions of cells', `Chip,Name\n${','.repeat(5_000_000)}`],
  ['more columns than any spreadsheet of pets has', `${'Name,'.repeat(20_000)}\n`],
  ['millions of blank lines', `Chip,Name\n${'\n'.repeat(9_000_000)}`],
])('%s is refused at once, and keeps nobody waiting', (_what, text) => {
  const bytes = Buffer.from(text)
  const began = performance.now()
  expect(readTable(bytes)).toEqual({ unreadable: expect.stringMatching(/^[A-Z].{20}/) })
  expect(performance.now() - began).toBeLessThan(2000)
})

test.each([
  ['an empty file', '', /first row of column names/],
  ['one line of prose', 'hello', /first row of column names/],
  ['a spreadsheet that was not saved as CSV', 'PK\u0003\u0004\0\0', /save it as CSV/],
  ['a quotation mark that is never closed', 'Chip,Name\n"1,A\n2,B', /quotation mark/],
])('%s is refused with what to do', (_what, text, words) => {
  expect(readTable(Buffer.from(text))).toEqual({ unreadable: expect.stringMatching(words) })
})
