import { useSearchParams } from 'react-router'
import { OwedNotice } from '#features/plans/parts/OwedNotice.tsx'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { getBreederPets } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { AnimalFilters } from '../parts/list/AnimalFilters.tsx'
import { AnimalTable } from '../parts/list/AnimalTable.tsx'
import { ChosenBar } from '../parts/list/ChosenBar.tsx'
import { NoneLikeThat, NoneYet } from '../parts/list/nothing.tsx'
import { useChosen } from '../parts/list/useChosen.ts'
import { type AnimalView, isNarrowed, paramsOf, viewAsked, viewIn } from '../parts/list/view.ts'
import { ReportButton } from '../parts/report/ReportButton.tsx'

export default function BreederPetsPage() {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const { data, error, isFetching, refetch } = useAsk(getBreederPets, viewAsked(view))
  const shown = useLast(data)
  const choosing = useChosen()
  const narrow = (changes: Partial<AnimalView>) => setParams(paramsOf(view, changes), { replace: true, preventScrollReset: true })
  const isEmpty = shown?.total === 0 && !isNarrowed(view)

  return (
    <BreederPage
      title="Your animals"
      lead="Those with you and those that left. You stay their breeder on the register for life."
      actions={
        !isEmpty && (
          <>
            <ButtonLink to={paths.newLitter}>Register a litter</ButtonLink>
            <ReportButton period={{}} />
          </>
        )
      }
    >
      <OwedNotice />
      {!isEmpty && <AnimalFilters view={view} onChange={narrow} />}
      {error && (
        <ErrorState title="We could not load your animals" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorState>
      )}
      {!error && !shown && <LoadingState shape="table" count={6} label="Loading your animals" />}
      {!error && shown?.total === 0 && (isNarrowed(view) ? <NoneLikeThat onClear={() => setParams({})} /> : <NoneYet />)}
      {!error && shown && shown.total > 0 && (
        <AnimalTable
          pets={shown}
          view={view}
          choosing={choosing}
          loading={data === undefined}
          onSort={(sort) => narrow({ sort })}
          onPage={(page) => setParams(paramsOf(view, { page }))}
        />
      )}
      <ChosenBar {...choosing} />
    </BreederPage>
  )
}
