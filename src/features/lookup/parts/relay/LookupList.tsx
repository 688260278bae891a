import { useSearchParams } from 'react-router'
import { useSession } from '#platform/web/session.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { paths } from '#src/paths.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { getMicroLookupHistory } from '../../contract.ts'
import { LookupFilter } from './LookupFilter.tsx'
import { LookupTable } from './LookupTable.tsx'
import { type ListView, readView, writeView } from './listview.ts'
import { useLive } from './useLive.ts'

const PAGE_SIZE = 20

/** The lookups of my pets, or those that I made, a page at a time. */
export function LookupList() {
  const [params, setParams] = useSearchParams()
  const session = useSession()
  const view = readView(params)
  const { of, petId, page } = view
  const asking = useAsk(getMicroLookupHistory, { of, page, pageSize: PAGE_SIZE, ...(petId && { petId }) }, { freshFor: 0 })
  useLive(session?.token ?? null, getMicroLookupHistory)
  const show = (next: Partial<ListView>) =>
    setParams(writeView({ ...view, page: 1, ...next }), { preventScrollReset: next.page === undefined })

  return (
    <Page
      title="Lookups"
      lead="Each time somebody looked up the microchip of one of your pets, and what finders wrote to you."
      crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]}
    >
      <LookupFilter view={view} onView={show} />
      {asking.isPending && <LoadingState shape="table" count={5} label="Loading the lookups" />}
      {asking.error && !asking.data && (
        <ErrorState title={asking.error.message} onRetry={() => void asking.refetch()} retrying={asking.isFetching} />
      )}
      {asking.data && (
        <LookupTable view={view} list={asking.data} loading={asking.isFetching} onPage={(number) => show({ page: number })} />
      )}
    </Page>
  )
}
