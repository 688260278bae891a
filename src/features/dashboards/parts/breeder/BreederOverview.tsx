import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Figures } from '#ui/Figures.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import type { breederDashboard } from '../../contract.ts'
import { breederFigures } from '../figures.ts'

export type Breeding = AnswerOf<typeof breederDashboard>

/** A breeder's litters in figures, by month, and what happened lately. */
export function BreederOverview({ breeding }: { breeding: Breeding }) {
  const { months } = breeding
  return (
    <>
      <Figures label="Your litters in figures" figures={breederFigures(breeding)} />
      <WithAside aside={<Latest latest={breeding.latest} />}>
        <Panel
          title="Born and sold"
          actions={
            <ButtonLink weight="quiet" size="sm" to={paths.breederReports}>
              See reports
            </ButtonLink>
          }
        >
          <MonthChart
            label="Born and sold by month"
            months={months}
            series={[
              { key: 'born', label: 'Born' },
              { key: 'sold', label: 'Sold' },
            ]}
            empty="No births or sales in the last 12 months."
          />
        </Panel>
      </WithAside>
    </>
  )
}

function Latest({ latest }: Pick<Breeding, 'latest'>) {
  return (
    <Panel title="Recent activity">
      {latest.length === 0 && 'You’ll see what happens to your animals here.'}
      {latest.length > 0 && (
        <Timeline
          label="Recent activity"
          entries={latest.map(({ at, what, link }, index) => ({ key: `${at} ${index}`, at, title: <Link to={link}>{what}</Link> }))}
        />
      )}
    </Panel>
  )
}
