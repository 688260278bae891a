import { IconFileTypeCsv } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { download } from '#platform/web/download.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { downloadWelfareReport, getWelfareReports } from '../contract.ts'
import { PeriodForm } from '../parts/report/PeriodForm.tsx'
import { type Period, periodAsked, periodIn } from '../parts/report/period.ts'
import { Report } from '../parts/report/Report.tsx'
import { WelfarePage } from '../parts/WelfarePage.tsx'

/** Intakes, adoptions and stays over a period, which stands in the address. */
export default function WelfareReportsPage() {
  const [params, setParams] = useSearchParams()
  const period = periodIn(params)
  const save = (
    <ActionButton
      weight="plain"
      icon={<IconFileTypeCsv size={20} aria-hidden="true" />}
      onClick={() => void download(downloadWelfareReport, periodAsked(period), 'animals.csv')}
    >
      Save every animal as CSV
    </ActionButton>
  )
  return (
    <WelfarePage title="Reports" lead="How many animals came, how they left, and how long they stayed." actions={save}>
      <PeriodForm period={period} onPeriod={(next) => setParams(periodAsked(next), { preventScrollReset: true })} />
      <Reported period={period} />
    </WelfarePage>
  )
}

function Reported({ period }: { period: Period }) {
  const { data, error, isFetching, refetch } = useAsk(getWelfareReports, periodAsked(period))
  if (data) return <Report report={data} />
  if (!error) return <LoadingState shape="table" count={5} label="Loading your report" />
  if (error.code === 'periodWrong')
    return (
      <Notice kind="warning" title="There is no such period" live>
        {error.message}.
      </Notice>
    )
  return (
    <ErrorState title="We could not load your report" onRetry={refetch} retrying={isFetching}>
      {error.message}
    </ErrorState>
  )
}
