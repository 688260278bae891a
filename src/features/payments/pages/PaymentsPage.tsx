import { useSearchParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { getPayments } from '../contract.ts'
import { PaymentsTable } from '../parts/list/PaymentsTable.tsx'
import { pageIn } from '../parts/list/page.ts'

const PAGE_SIZE = 20

/** What somebody paid, with the papers of it. */
export default function PaymentsPage() {
  const [params, setParams] = useSearchParams()
  const { data, error, isFetching, refetch } = useAsk(getPayments, { page: pageIn(params), pageSize: PAGE_SIZE })
  const shown = useLast(data)
  return (
    <Page title="Your payments" lead="With the invoice of each, and a credit note for what was given back." crumbs={crumbs}>
      {error && !data && (
        <ErrorState title="We could not load your payments" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {!error && !shown && <LoadingState shape="table" count={4} label="Loading your payments" />}
      {!(error && !data) && shown && (
        <PaymentsTable payments={shown} loading={data === undefined} onPage={(page) => setParams({ page: String(page) })} />
      )}
    </Page>
  )
}

const crumbs = [{ label: 'Dashboard', to: paths.start }]
