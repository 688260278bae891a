import type { AnswerOf } from '#platform/contract/call.ts'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { Figures } from '#ui/Figures.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { monthText } from '#ui/monthtext.ts'
import { Panel } from '#ui/Panel.tsx'
import { whenText } from '#ui/whentext.ts'
import type { getWelfareReports } from '../../contract.ts'
import { daysText } from '../words.ts'
import { SERIES } from './series.ts'

type Answer = AnswerOf<typeof getWelfareReports>

/** What came and what left during a period: figures, bars and the table behind them. */
export function Report({ report }: { report: Answer }) {
  const { from, to, months, totals, medianStayDays, longestStayDays } = report
  const figures = [
    { label: 'came', number: totals.stray + totals.surrender + totals.seized },
    { label: 'adopted', number: totals.adopted },
    { label: 'left otherwise', number: totals.otherwiseLeft },
    { label: 'usual stay', number: medianStayDays === null ? 'None left' : daysText(medianStayDays) },
    { label: 'longest stay', number: longestStayDays === null ? 'None left' : daysText(longestStayDays) },
  ]
  return (
    <>
      <Figures label="The period in figures" figures={figures} />
      <Panel
        title="By month"
        lead={`From ${whenText(from, 'day')} to ${whenText(to, 'day')}. The usual stay is the one in the middle: half of the animals left sooner.`}
      >
        <MonthChart
          label="Animals that came and left, by month"
          months={months}
          series={SERIES}
          empty="Nothing came or left in this period."
        />
      </Panel>
      <Panel title="Month by month">
        <DataTable
          label="Months"
          columns={columns}
          rows={[...months.toReversed(), { month: TOTAL, ...totals }]}
          rowKey={({ month }) => month}
        />
      </Panel>
    </>
  )
}

const TOTAL = 'total'

type Row = Answer['months'][number]

const columns: Column<Row>[] = [
  { key: 'month', title: 'Month', cell: ({ month }) => (month === TOTAL ? <b>All</b> : monthText(month)), bare: true },
  ...SERIES.map(
    ({ key, label }): Column<Row> => ({
      key,
      title: label,
      figures: true,
      cell: (row) => (row.month === TOTAL ? <b>{row[key]}</b> : row[key]),
    }),
  ),
]
