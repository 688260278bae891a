import type { AnswerOf } from '#platform/contract/call.ts'
import { Rows } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Figures } from '#ui/Figures.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { monthText } from '#ui/monthtext.ts'
import { Panel } from '#ui/Panel.tsx'
import { whenText } from '#ui/whentext.ts'
import type { getBreederReports } from '../../contract.ts'

type ReportAnswer = AnswerOf<typeof getBreederReports>
type Month = ReportAnswer['months'][number]

/** What a period brought: in all, drawn by month, and month by month in figures. */
export function Report({ report: { from, to, months, totals } }: { report: ReportAnswer }) {
  const period = `${whenText(from, 'day')} to ${whenText(to, 'day')}`
  return (
    <Rows gap="lg">
      <Figures
        label={`${period} in figures`}
        figures={[
          { label: 'litters', number: totals.litters },
          { label: 'born', number: totals.born },
          { label: 'offered', number: totals.offered },
          { label: 'sold', number: totals.sold },
          { label: 'kept', number: totals.kept },
        ]}
      />
      <Panel title="By month" lead={period}>
        <MonthChart
          label="Born, offered, sold and kept by month"
          months={months}
          series={[
            { key: 'born', label: 'Born' },
            { key: 'offered', label: 'Offered' },
            { key: 'sold', label: 'Sold' },
            { key: 'kept', label: 'Kept' },
          ]}
          empty="Nothing was born, offered, sold or kept in this period."
        />
      </Panel>
      <DataTable label="Months" columns={columns} rows={months.toReversed()} rowKey={({ month }) => month} />
    </Rows>
  )
}

const columns: Column<Month>[] = [
  { key: 'month', title: 'Month', cell: ({ month }) => <b>{monthText(month)}</b>, bare: true },
  { key: 'litters', title: 'Litters', cell: ({ litters }) => litters, figures: true },
  { key: 'born', title: 'Born', cell: ({ born }) => born, figures: true },
  { key: 'offered', title: 'Offered', cell: ({ offered }) => offered, figures: true },
  { key: 'sold', title: 'Sold', cell: ({ sold }) => sold, figures: true },
  { key: 'kept', title: 'Kept', cell: ({ kept }) => kept, figures: true },
]
