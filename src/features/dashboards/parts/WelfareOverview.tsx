import { getWelfarePets, getWelfareReports } from '#features/welfare/contract.ts'
import { SERIES } from '#features/welfare/parts/report/series.ts'
import { daysText } from '#features/welfare/parts/words.ts'
import { together } from '#platform/web/together.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { type Figure, Figures } from '#ui/Figures.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { Panel } from '#ui/Panel.tsx'
import { LongestStays } from './LongestStays.tsx'

const LONGEST = { state: 'withUs', sort: 'cameOn', pageSize: 5 } as const

/** An organisation's animals in figures and by month, and who has been with it longest. */
export function WelfareOverview() {
  const report = useAsk(getWelfareReports, {})
  const offered = useAsk(getWelfarePets, { state: 'offered', pageSize: 1 })
  const longest = useAsk(getWelfarePets, LONGEST)

  const asking = together([report, offered, longest])
  if (asking.error) return <NotLoaded what="your figures" asking={asking} />
  if (!report.data || !offered.data || !longest.data) return <LoadingState shape="cards" count={3} label="Loading your figures" />

  const { totals, months, withUsNow, medianStayDays } = report.data
  const figures: Figure[] = [
    { label: 'with you now', number: withUsNow, to: paths.welfarePets },
    { label: 'of them offered', number: offered.data.total, to: `${paths.welfarePets}?state=offered` },
    { label: 'came in 12 months', number: totals.stray + totals.surrender + totals.seized, to: paths.welfarePets },
    { label: 'adopted', number: totals.adopted, to: paths.welfareReports },
    ...(medianStayDays === null ? [] : [{ label: 'usual stay', number: daysText(medianStayDays) }]),
  ]
  return (
    <>
      <Figures label="Your animals in figures" figures={figures} />
      <Panel
        title="By month"
        actions={
          <ButtonLink weight="quiet" size="sm" to={paths.welfareReports}>
            See reports
          </ButtonLink>
        }
      >
        <MonthChart
          label="Animals that came and left, by month"
          months={months}
          series={SERIES}
          empty="When you take an animal in, it is counted here."
        />
      </Panel>
      <LongestStays pets={longest.data.items} total={longest.data.total} />
    </>
  )
}
