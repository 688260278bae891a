import { getWelfarePets, getWelfareReports } from '#features/welfare/contract.ts'
import { SERIES } from '#features/welfare/parts/report/series.ts'
import { combineQueries } from '#platform/web/combine.ts'
import { useCall } from '#platform/web/useCall.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Figures } from '#ui/Figures.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { Panel } from '#ui/Panel.tsx'
import { welfareFigures } from './figures.ts'
import { LongestStays } from './LongestStays.tsx'

const LONGEST = { state: 'waiting', sort: 'cameOn', pageSize: 5 } as const

/** An organisation's animals in figures and by month, and who has been with it longest. */
export function WelfareOverview() {
  const report = useCall(getWelfareReports, {})
  const offered = useCall(getWelfarePets, { state: 'offered', pageSize: 1 })
  const longest = useCall(getWelfarePets, LONGEST)

  const query = combineQueries({ report, offered, longest })
  const { data } = query
  if (!data) return <Loaded what="your figures" query={query} shape="cards" />

  const { months } = data.report
  return (
    <>
      <Figures label="Your animals in figures" figures={welfareFigures(data.report, data.offered.total)} />
      <Panel
        title="By month"
        actions={
          <ButtonLink weight="quiet" size="sm" to={paths.welfareReports}>
            See reports
          </ButtonLink>
        }
      >
        <MonthChart
          label="Animals that came in and left, by month"
          months={months}
          series={SERIES}
          empty="When you take an animal in, you’ll see it counted here."
        />
      </Panel>
      <LongestStays pets={data.longest.items} total={data.longest.total} />
    </>
  )
}
