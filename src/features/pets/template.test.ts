import { expect, test } from 'vitest'
import { readHeader } from './import/columns.ts'
import { rowReader } from './import/rows.ts'
import { readTable } from './import/table.ts'
import { petsTemplate } from './template.ts'

test('the template reads back as a file without a fault, every column known', () => {
  const table = readTable(Buffer.from(petsTemplate()))
  if ('unreadable' in table) throw new Error(table.unreadable)
  const header = readHeader(table.header, { keepers: 'none' })
  expect(header).toMatchObject({ missing: [], ignored: [] })
  const rows = table.rows.map(rowReader(header, new Date('2026-03-27T09:30:00Z')))
  expect(rows.map(({ wrong, notes, pet }) => [wrong, notes, pet?.name])).toEqual([[[], [], 'Biscuit']])
})
