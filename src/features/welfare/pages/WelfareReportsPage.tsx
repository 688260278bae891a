import { IconFileTypeCsv, IconPrinter } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { download } from '#platform/web/download.ts'
import { type Period, periodIn } from '#platform/web/period.ts'
import { useCall } from '#platform/web/useCall.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PeriodFilter } from '#ui/PeriodFilter.tsx'
import { downloadWelfareReport, getWelfareReports } from '../contract.ts'
import { WelfarePage } from '../kit/WelfarePage.tsx'
import { Report } from '../parts/report/Report.tsx'

/** Intakes, adoptions and stays over a period, which stands in the address. */
export default function WelfareReportsPage() {
  const period = periodIn(useSearchParams()[0])
  const save = (
    <>
      <ActionButton weight="plain" icon={<IconPrinter size={20} aria-hidden="true" />} onClick={() => window.print()}>
        Print this report
      </ActionButton>
      <ActionButton
        weight="plain"
        icon={<IconFileTypeCsv size={20} aria-hidden="true" />}
        onClick={() => void download(downloadWelfareReport, period, 'animals.csv')}
      >
        Save every animal as CSV
      </ActionButton>
    </>
  )
  return (
    <WelfarePage title="Reports" lead="How many animals came in, how they left and how long they stayed." actions={save}>
      <Reported period={period} />
    </WelfarePage>
  )
}

function Reported({ period }: { period: Period }) {
  const setParams = useSearchParams()[1]
  const query = useCall(getWelfareReports, period)
  const { data, error } = query
  const shown = useLast(data)
  const isMistyped = error?.isMistyped === true
  return (
    <>
      <PeriodFilter period={period} shown={data} onChange={(next) => setParams({ ...next }, { preventScrollReset: true })} />
      {isMistyped && (
        <Notice kind="warning" title="Choose different dates" live>
          {error.message}
        </Notice>
      )}
      {!isMistyped && (
        <Loaded what="your report" query={{ ...query, data: error ? undefined : shown }} shape="cards" count={4}>
          {(report) => <Report report={report} />}
        </Loaded>
      )}
    </>
  )
}
