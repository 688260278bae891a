import { Link } from 'react-router'
import { addressOf, longestWaiting } from '#features/implanting/parts/manage/address.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Figures } from '#ui/Figures.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import type { implanterDashboard } from '../../contract.ts'
import { Ageing } from './Ageing.tsx'
import { StockPanel } from './StockPanel.tsx'

export type Implanting = AnswerOf<typeof implanterDashboard>

/** An implanter's work in figures and by month, the chips they hold, and what still waits for its keeper. */
export function ImplanterOverview({ work }: { work: Implanting }) {
  const { held, unregistered, reportsDue, credits, months } = work
  const implanted = months.reduce((sum, month) => sum + month.implanted, 0)
  return (
    <>
      <Figures
        label="Your work in figures"
        figures={[
          { label: `${implanted === 1 ? 'chip' : 'chips'} implanted in the last 12 months`, number: implanted, to: addressOf('implanted') },
          { label: 'without a keeper', number: unregistered, to: longestWaiting },
          { label: held === 1 ? 'chip to use' : 'chips to use', number: held, to: paths.manageChips },
          { label: reportsDue === 1 ? 'report to send' : 'reports to send', number: reportsDue, to: paths.deadChips },
          { label: credits === 1 ? 'credit' : 'credits', number: credits, to: paths.pricingPlans },
        ]}
      />
      <WithAside
        aside={
          <>
            <StockPanel batches={work.batches} />
            {work.latest.length > 0 && <Latest latest={work.latest} />}
          </>
        }
      >
        <Ageing ageing={work.ageing} total={unregistered} />
        <Panel
          title="By month"
          actions={
            <ButtonLink weight="quiet" size="sm" to={addressOf('implanted')}>
              See all implants
            </ButtonLink>
          }
        >
          <MonthChart
            label="Chips implanted by month, and how many of those animals have a keeper"
            months={months}
            series={[
              { key: 'implanted', label: 'Implanted' },
              { key: 'registered', label: 'With a keeper' },
            ]}
            empty="You haven’t implanted any chips in the last 12 months."
          />
        </Panel>
      </WithAside>
    </>
  )
}

function Latest({ latest }: Pick<Implanting, 'latest'>) {
  return (
    <Panel title="Recent activity">
      <Timeline
        label="Recent activity"
        entries={latest.map(({ at, what, link }, index) => ({ key: `${at} ${index}`, at, title: <Link to={link}>{what}</Link> }))}
      />
    </Panel>
  )
}
