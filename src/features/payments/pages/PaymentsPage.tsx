import { useSearchParams } from 'react-router'
import { pageAfterSignIn } from '#features/accounts/parts/signing/start.ts'
import { useSession } from '#platform/web/session.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { getPayments } from '../contract.ts'
import { NoneLikeThat, NoneYet } from '../parts/list/nothing.tsx'
import { PaymentFilters } from '../parts/list/PaymentFilters.tsx'
import { PaymentsTable } from '../parts/list/PaymentsTable.tsx'
import { isNarrowed, type PaymentView, paramsOf, viewAsked, viewIn } from '../parts/list/view.ts'

/** What somebody paid, with the papers of it. */
export default function PaymentsPage() {
  const [params, setParams] = useSearchParams()
  const session = useSession()
  const view = viewIn(params)
  const { data, error, isFetching, refetch } = useAsk(getPayments, viewAsked(view))
  const shown = useLast(data)
  const narrow = (changes: Partial<PaymentView>) => setParams(paramsOf(view, changes), { replace: true, preventScrollReset: true })
  const isEmpty = shown?.total === 0 && !isNarrowed(view)
  return (
    <Page
      title="Your payments"
      lead="What you paid and what you were given back, each with a paper to keep."
      crumbs={[{ label: 'Dashboard', to: pageAfterSignIn(session?.profileTypes ?? []) }]}
    >
      {shown && !isEmpty && <PaymentFilters view={view} onChange={narrow} />}
      {error && !data && (
        <ErrorState title="We could not load your payments" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {!error && !shown && <LoadingState shape="table" count={4} label="Loading your payments" />}
      {!(error && !data) && shown?.total === 0 && (isEmpty ? <NoneYet /> : <NoneLikeThat onClear={() => setParams({})} />)}
      {!(error && !data) && shown && shown.total > 0 && (
        <PaymentsTable
          payments={shown}
          sort={view.sort}
          loading={data === undefined}
          onSort={(sort) => narrow({ sort })}
          onPage={(page) => setParams(paramsOf(view, { page }))}
        />
      )}
    </Page>
  )
}
