import { useSearchParams } from 'react-router'
import { getChipsForImplanter } from '#features/stock/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { useLast } from '#platform/web/useLast.ts'
import { Rows } from '#ui/Columns.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Section } from '#ui/Section.tsx'
import { CHIPS } from '../address.ts'
import { Batches } from './Batches.tsx'
import { stoppedBatches } from './batches.ts'
import { HandFilters } from './HandFilters.tsx'
import { HandTable } from './HandTable.tsx'
import { NoneInHand, NoneLikeThat } from './nothing.tsx'
import { StoppedNotice } from './StoppedNotice.tsx'
import { type HandView, isNarrowed, paramsOf, viewAsked, viewIn } from './view.ts'

const MANY = 100

/** The chips that an implanter holds: by batch, and one by one with what can be done. */
export function InHand() {
  const [params, setParams] = useSearchParams()
  const view = viewIn(params)
  const { data, error, isFetching, refetch } = useAsk(getChipsForImplanter, viewAsked(view))
  const calledBack = useAsk(getChipsForImplanter, { status: 'recalled', pageSize: MANY }).data?.items ?? []
  const shown = useLast(data)
  const narrow = (changes: Partial<HandView>) => setParams(paramsOf(view, changes), { replace: true, preventScrollReset: true })
  if (error)
    return (
      <ErrorState title="We could not load your chips" onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  if (!shown) return <LoadingState shape="table" count={6} label="Loading your chips" />
  const stopped = stoppedBatches(shown.batches, calledBack)
  return (
    <>
      {stopped.map((batch) => (
        <StoppedNotice key={batch.code} batch={batch} />
      ))}
      {shown.batches.length > 0 && <Batches batches={shown.batches} />}
      <Section title="Chip by chip" id={CHIPS}>
        <Rows>
          <HandFilters view={view} onChange={narrow} />
          {shown.total > 0 && (
            <HandTable
              chips={shown}
              loading={data === undefined}
              onPage={(page) => setParams(paramsOf(view, { page }), { preventScrollReset: true })}
            />
          )}
          {shown.total === 0 && !isNarrowed(view) && <NoneInHand />}
          {shown.total === 0 && isNarrowed(view) && <NoneLikeThat view={view} onChange={narrow} />}
        </Rows>
      </Section>
    </>
  )
}
