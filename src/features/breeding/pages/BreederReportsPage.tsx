import { useSearchParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { getBreederReports } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { PeriodFilter } from '../parts/report/PeriodFilter.tsx'
import { periodIn } from '../parts/report/period.ts'
import { Report } from '../parts/report/Report.tsx'
import { ReportButton } from '../parts/report/ReportButton.tsx'

export default function BreederReportsPage() {
  const [params, setParams] = useSearchParams()
  const period = periodIn(params)
  const asking = useAsk(getBreederReports, period)
  const { data, error } = asking
  const shown = useLast(data)
  const isRefused = error?.code === 'periodWrong'
  return (
    <BreederPage
      title="Reports"
      lead="What you bred and where it went, for your licence, your accounts or your vet."
      actions={<ReportButton period={period} />}
    >
      <PeriodFilter period={period} shown={data} onChange={(next) => setParams({ ...next }, { preventScrollReset: true })} />
      {isRefused && (
        <Notice kind="warning" title="Choose other dates" live>
          {error.message}
        </Notice>
      )}
      {error && !isRefused && <NotLoaded what="the report" asking={asking} />}
      {!error && !shown && <LoadingState shape="cards" count={4} label="Loading the report" />}
      {!error && shown && <Report report={shown} />}
    </BreederPage>
  )
}
