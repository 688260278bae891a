import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { saveCsv } from '#platform/web/savecsv.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Figures } from '#ui/Figures.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getWelfareReports } from '../../contract.ts'
import { animalsText, daysText, sleepWords } from '../words.ts'
import { BySpecies } from './BySpecies.tsx'
import { COLUMNS, SERIES } from './series.ts'
import { tableRows } from './tablerows.ts'

/** What came and what left during a period: in all, drawn by month and written month by month. */
export function Report({ report }: { report: AnswerOf<typeof getWelfareReports> }) {
  const { from, to, months, totals, medianStayDays, longestStayDays, inCareAtStart, inCareAtEnd, bySpecies, sleepReasons } = report
  const figures = [
    { label: 'in care at the start', number: inCareAtStart },
    { label: 'came in', number: totals.came },
    { label: 'adopted', number: totals.adopted },
    { label: 'reunited', number: totals.reunited },
    { label: 'to another organisation', number: totals.transferred },
    { label: 'put to sleep', number: totals.euthanised },
    { label: 'died', number: totals.died },
    { label: 'in care at the end', number: inCareAtEnd },
    { label: 'usual stay of those that left', number: medianStayDays === null ? 'None yet' : daysText(medianStayDays) },
    { label: 'longest stay of those that left', number: longestStayDays === null ? 'None yet' : daysText(longestStayDays) },
  ]
  return (
    <>
      <Figures label="Your animals in figures" figures={figures} />
      <Panel
        title="By month"
        actions={
          <ActionButton weight="quiet" size="sm" onClick={() => saveCsv(tableRows(months, totals), 'animals by month.csv')}>
            Save this table as CSV
          </ActionButton>
        }
        lead={`${whenText(from, 'day')} to ${whenText(to, 'day')}. Half the animals that left had been with you for less than the usual stay.`}
      >
        <MonthChart
          label="Animals that came in and left, by month"
          months={months}
          series={SERIES}
          table={COLUMNS}
          totals={totals}
          empty="No animals came in or left in this period."
        />
      </Panel>
      {sleepReasons.length > 0 && (
        <Panel title="Why animals were put to sleep">
          <FactList facts={sleepReasons.map(({ reason, count }) => ({ label: sleepWords(reason), value: animalsText(count) }))} />
        </Panel>
      )}
      {bySpecies.length > 0 && <BySpecies rows={bySpecies} />}
    </>
  )
}
