import { getChipsForImplanter } from '#features/stock/contract.ts'
import { useAsk } from '#platform/web/useAsk.ts'
import { useList } from '#platform/web/useList.ts'
import { Rows } from '#ui/Columns.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { Section } from '#ui/Section.tsx'
import { CHIPS } from '../address.ts'
import { Batches } from './Batches.tsx'
import { stoppedBatches } from './batches.ts'
import { HandFilters } from './HandFilters.tsx'
import { HandTable } from './HandTable.tsx'
import { NoneInHand, NoneLikeThat } from './nothing.tsx'
import { StoppedNotice } from './StoppedNotice.tsx'
import * as views from './view.ts'

const MANY = 100

/** The chips that an implanter holds: by batch, and one by one with what can be done. */
export function InHand() {
  const { view, asking, shown, loading, narrow, turn } = useList(getChipsForImplanter, views)
  const calledBack = useAsk(getChipsForImplanter, { status: 'recalled', pageSize: MANY }).data?.items ?? []
  if (asking.error) return <NotLoaded what="your chips" asking={asking} />
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
          {shown.total > 0 && <HandTable list={shown} loading={loading} onPage={(page) => turn(page, { preventScrollReset: true })} />}
          {shown.total === 0 && !views.isNarrowed(view) && <NoneInHand />}
          {shown.total === 0 && views.isNarrowed(view) && <NoneLikeThat view={view} onChange={narrow} />}
        </Rows>
      </Section>
    </>
  )
}
