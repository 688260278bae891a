import { useSearchParams } from 'react-router'
import { ChippedForYou } from '#features/implanting/parts/keeper/ChippedForYou.tsx'
import { OwedNotice } from '#features/plans/parts/OwedNotice.tsx'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Page } from '#ui/Page.tsx'
import { getUsersPets } from '../contract.ts'
import { PetFilters } from '../parts/list/PetFilters.tsx'
import { PetList } from '../parts/list/PetList.tsx'
import { isNarrowed, type PetView, paramsOf, viewAsked, viewIn } from '../parts/list/view.ts'

/** So many pets are found at a glance. */
const FEW = 3

const actions = (
  <>
    <ButtonLink to={paths.addPet}>Register a pet</ButtonLink>
    <ButtonLink weight="plain" to={paths.importPets}>
      Import from a file
    </ButtonLink>
  </>
)

export default function PetsPage() {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const { data, error, isFetching, refetch } = useAsk(getUsersPets, viewAsked(view))
  const shown = useLast(data)
  const narrow = (changes: Partial<PetView>) => setParams(paramsOf(view, changes), { replace: true, preventScrollReset: true })
  const isEmpty = shown?.total === 0 && !isNarrowed(view)
  const isLong = isNarrowed(view) || (shown?.total ?? 0) > FEW

  return (
    <Page title="My pets" crumbs={[{ label: 'Dashboard', to: paths.customerDashboard }]} actions={!isEmpty && actions}>
      <ChippedForYou />
      <OwedNotice />
      {isLong && <PetFilters view={view} onChange={narrow} />}
      {error && (
        <ErrorState title="We could not load your pets" onRetry={refetch} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {!error && !shown && <LoadingState shape="cards" count={3} label="Loading your pets" />}
      {!error && shown && (
        <PetList
          pets={shown}
          narrowed={isNarrowed(view)}
          loading={data === undefined}
          onPage={(page) => setParams(paramsOf(view, { page }))}
          onClear={() => setParams({})}
        />
      )}
    </Page>
  )
}
