import { createElement } from 'react'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.tsx'
import { markup } from './markup.tsx'

type Row = { id: string; name: string }

const table = (props: object) =>
  markup(
    createElement(DataTable<Row>, {
      label: 'Chips',
      columns: [
        { key: 'name', title: 'Name', cell: (row) => row.name, sortable: true, bare: true },
        { key: 'id', title: 'Number', cell: (row) => row.id },
      ],
      rows: [{ id: '7', name: 'Biscuit' }],
      rowKey: (row) => row.id,
      ...props,
    }),
  )

test('the sorted column says which way it is sorted, and no other column does', () => {
  const html = table({ sort: { key: 'name', direction: 'desc' }, onSort: () => undefined })
  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1)
})

test('a cell knows its column on a phone, but the name of the row stands without', () => {
  const html = table({})
  expect(html).toContain('data-title="Number"')
  expect(html).not.toContain('data-title="Name"')
})

test('the pager says which rows are seen and where the person is', () => {
  const html = table({ page: { number: 11, size: 8, total: 86 }, onPage: () => undefined })
  expect(html).toContain('81–86 of 86')
  expect(html).toMatch(/aria-current="page"[^>]*>11</)
  expect(html).toMatch(/aria-label="Next page" disabled/)
})

test('rows of one group stand together below its heading, and a folded group shows none of them', () => {
  const rows = [
    { id: '1', name: 'Ash' },
    { id: '2', name: 'Birch' },
    { id: '3', name: 'Cedar' },
  ]
  const groupOf = ({ id }: Row) =>
    id === '2'
      ? { key: 'old', title: 'Maple’s litter', note: 'All sold', isFolded: true }
      : { key: 'new', title: 'Willow’s litter', note: '2 with you', isFolded: false }
  const html = table({ rows, groupOf, lines: 'plain' })
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
  expect(html.match(/aria-expanded="false"/g)).toHaveLength(1)
  expect(html).not.toContain('Birch')
  expect(html.indexOf('Cedar')).toBeLessThan(html.indexOf('Maple’s litter'))
})

test('without rows the empty state stands instead of a table, but not while rows are on their way', () => {
  expect(table({ rows: [], empty: 'No chips yet' })).not.toContain('<table')
  expect(table({ rows: [], empty: 'No chips yet', loading: true })).toContain('<table')
})
