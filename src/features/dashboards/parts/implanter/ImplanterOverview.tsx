import { Link } from 'react-router'
import { addressOf } from '#features/implanting/parts/manage/address.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Figures } from '#ui/Figures.tsx'
import { MonthChart } from '#ui/MonthChart.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Timeline } from '#ui/Timeline.tsx'
import type { implanterDashboard } from '../../contract.ts'
import { implanterFigures } from '../figures.ts'
import { Ageing } from './Ageing.tsx'
import { StockPanel } from './StockPanel.tsx'

export type Implanting = AnswerOf<typeof implanterDashboard>

/** An implanter's work in figures and by month, the chips they hold, and what still waits for its keeper. */
export function ImplanterOverview({ work }: { work: Implanting }) {
  const { unregistered, months } = work
  return (
    <>
      <Figures label="Your work in figures" figures={implanterFigures(work)} />
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
