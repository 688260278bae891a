import { LICENCE_FROM_LITTERS } from '#features/offers/lifecycle.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Rows } from '#ui/Columns.tsx'
import { Figures } from '#ui/Figures.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getBreederReports } from '../../contract.ts'
import { ByDam } from './ByDam.tsx'

type ReportAnswer = AnswerOf<typeof getBreederReports>

/** What a period brought: in all, drawn by month and written month by month. */
export function Report({ report: { from, to, months, totals, forLicence, byDam } }: { report: ReportAnswer }) {
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
          { label: 'died', number: totals.died },
          { label: 'stillborn', number: totals.stillborn },
        ]}
      />
      <Panel title="Litters that count towards a licence" look="sunk">
        We count {forLicence.litters === 1 ? '1 litter' : `${forLicence.litters} litters`} of dogs with a date of birth of{' '}
        {whenText(forLicence.since, 'day')} or later. From {LICENCE_FROM_LITTERS} litters in 12 months, you need a licence to sell. The
        figures above are for the dates you chose, and for every kind of animal.
      </Panel>
      <Panel title="By month" lead={period}>
        <MonthChart
          label="Born, offered, sold and kept by month"
          months={months}
          series={SERIES}
          table={[
            { key: 'litters', label: 'Litters' },
            ...SERIES,
            { key: 'died', label: 'Died' },
            { key: 'stillborn', label: 'Stillborn' },
          ]}
          empty="No animals were born, offered, sold or kept in this period."
        />
      </Panel>
      <ByDam litters={byDam} period={{ from, to }} />
    </Rows>
  )
}

const SERIES = [
  { key: 'born', label: 'Born' },
  { key: 'offered', label: 'Offered' },
  { key: 'sold', label: 'Sold' },
  { key: 'kept', label: 'Kept' },
] as const
