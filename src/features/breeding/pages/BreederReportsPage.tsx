import { useSearchParams } from 'react-router'
import { periodIn } from '#platform/web/period.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PeriodFilter } from '#ui/PeriodFilter.tsx'
import { getBreederReports } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { Report } from '../parts/report/Report.tsx'
import { ReportButton } from '../parts/report/ReportButton.tsx'

export default function BreederReportsPage() {
  const [params, setParams] = useSearchParams()
  const period = periodIn(params)
  const query = useCall(getBreederReports, period)
  const { data, error } = query
  const shown = useLast(data)
  const isRefused = error?.code === 'periodWrong'
  return (
    <BreederPage
      title="Reports"
      lead="The animals you’ve bred, offered, sold and kept, for your licence, your accounts or your vet."
      actions={<ReportButton period={period} />}
    >
      <PeriodFilter period={period} shown={data} onChange={(next) => setParams({ ...next }, { preventScrollReset: true })} />
      {isRefused && (
        <Notice kind="warning" title="Choose different dates" live>
          {error.message}
        </Notice>
      )}
      {!isRefused && (
        <Loaded what="the report" query={{ ...query, data: error ? undefined : shown }} shape="cards" count={4}>
          {(report) => <Report report={report} />}
        </Loaded>
      )}
    </BreederPage>
  )
}
