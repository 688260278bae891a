import { useSearchParams } from 'react-router'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { getImplanterImplantedChips } from '../../../contract.ts'
import { OnePerson } from '../person/OnePerson.tsx'
import { ImplantFilters } from './ImplantFilters.tsx'
import { ImplantTable } from './ImplantTable.tsx'
import { NoneLikeThat, NoneYet } from './nothing.tsx'
import { type ImplantView, isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'
import { WaitingLong } from './WaitingLong.tsx'

/** What an implanter has implanted, and how far each animal is from being in its keeper's name. */
export function Implanted() {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const { data, error, isFetching, refetch } = useAsk(getImplanterImplantedChips, viewAsked(view))
  const shown = useLast(data)
  const narrow = (changes: Partial<ImplantView>) => setParams(paramsOf(view, changes), { replace: true, preventScrollReset: true })
  if (error)
    return (
      <ErrorState title="We could not load your implants" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  if (!shown) return <LoadingState shape="table" count={6} label="Loading your implants" />
  if (shown.total === 0 && !isNarrowed(view)) return <NoneYet />
  return (
    <>
      <WaitingLong />
      <ImplantFilters view={view} onChange={narrow} />
      {shown.total > 0 && (
        <ImplantTable
          implants={shown}
          loading={data === undefined}
          onPage={(page) => setParams(paramsOf(view, { page }), { preventScrollReset: true })}
        />
      )}
      {shown.total === 0 && <NoneLikeThat onClear={() => narrow({ state: undefined, query: '' })} />}
      <OnePerson />
    </>
  )
}
