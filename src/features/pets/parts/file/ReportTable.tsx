import { useState } from 'react'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { Box, Stack } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { type ReportRow, shownRows } from './report.ts'

const PAGE_SIZE = 20

interface ReportTableProps {
  rows: readonly ReportRow[]
  /** What is said of a row with which nothing is wrong. */
  good?: string
}

/** Every row of a file with what is wrong with it; at first only the rows to mend. */
export function ReportTable({ rows, good = 'Ready' }: ReportTableProps) {
  const [isWhole, setWhole] = useState(false)
  const [asked, setPage] = useState(1)
  const { wrong, shown, page } = shownRows(rows, { isWhole, page: asked, size: PAGE_SIZE })
  return (
    <Rows>
      {wrong.length > 0 && wrong.length < rows.length && (
        <CheckField
          label="Show only the rows to fix"
          checked={!isWhole}
          onChange={(event) => {
            setWhole(!event.currentTarget.checked)
            setPage(1)
          }}
        />
      )}
      <DataTable
        label="Rows in the file"
        columns={columnsWith(good)}
        rows={shown.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ row }) => String(row)}
        page={{ number: page, size: PAGE_SIZE, total: shown.length }}
        onPage={setPage}
      />
    </Rows>
  )
}

const columnsWith = (good: string): Column<ReportRow>[] => [
  { key: 'row', title: 'Row', cell: ({ row }) => row, figures: true },
  { key: 'name', title: 'Name', cell: ({ name }) => name || '–' },
  {
    key: 'chip',
    title: 'Microchip',
    cell: ({ chipNumber }) => (
      <Box component="span" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {groupChipNumber(chipNumber) || '–'}
      </Box>
    ),
    bare: true,
  },
  { key: 'said', title: 'What to do', cell: (row) => <Said row={row} good={good} />, bare: true },
]

function Said({ row: { wrong, notes }, good }: { row: ReportRow; good: string }) {
  if (wrong.length === 0 && notes.length === 0) return <StatusTag tone="good">{good}</StatusTag>
  return (
    <Stack component="ul" gap="0.25rem">
      {wrong.map((sentence) => (
        <Box component="li" c="var(--ui-danger)" fw={600} key={sentence}>
          {sentence}
        </Box>
      ))}
      {notes.map((sentence) => (
        <li key={sentence}>Note: {sentence}</li>
      ))}
    </Stack>
  )
}
