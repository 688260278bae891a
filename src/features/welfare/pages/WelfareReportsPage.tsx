import { IconFileTypeCsv } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { PeriodFilter } from '#features/breeding/parts/report/PeriodFilter.tsx'
import { type Period, periodIn } from '#features/breeding/parts/report/period.ts'
import { download } from '#platform/web/download.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { downloadWelfareReport, getWelfareReports } from '../contract.ts'
import { Report } from '../parts/report/Report.tsx'
import { WelfarePage } from '../parts/WelfarePage.tsx'

/** Intakes, adoptions and stays over a period, which stands in the address. */
export default function WelfareReportsPage() {
  const period = periodIn(useSearchParams()[0])
  const save = (
    <ActionButton
      weight="plain"
      icon={<IconFileTypeCsv size={20} aria-hidden="true" />}
      onClick={() => void download(downloadWelfareReport, period, 'animals.csv')}
    >
      Save every animal as CSV
    </ActionButton>
  )
  return (
    <WelfarePage title="Reports" lead="How many animals came, how they left, and how long they stayed." actions={save}>
      <Reported period={period} />
    </WelfarePage>
  )
}

function Reported({ period }: { period: Period }) {
  const setParams = useSearchParams()[1]
  const asking = useAsk(getWelfareReports, period)
  const { data, error } = asking
  const shown = useLast(data)
  const isRefused = error?.status === 400
  return (
    <>
      <PeriodFilter period={period} shown={data} onChange={(next) => setParams({ ...next }, { preventScrollReset: true })} />
      {isRefused && (
        <Notice kind="warning" title="Choose other dates" live>
          {error.message}
        </Notice>
      )}
      {error && !isRefused && <NotLoaded what="your report" asking={asking} />}
      {!error && !shown && <LoadingState shape="cards" count={4} label="Loading your report" />}
      {!error && shown && <Report report={shown} />}
    </>
  )
}
