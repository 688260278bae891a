import { useList } from '#platform/web/useList.ts'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NoneLikeThat } from '#ui/NoneLikeThat.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { getDeadChips } from '../../contract.ts'
import { DEAD_STATES, deadWords } from '../words.ts'
import classes from './DeadTable.module.css'
import { DeadTable } from './DeadTable.tsx'
import * as views from './view.ts'

/** What somebody reported, and what is still to be done about it; nothing of what is not there while they are `reporting`. */
export function Reports({ reporting }: { reporting: boolean }) {
  const { view, asking, shown, loading, narrow, turn, clear } = useList(getDeadChips, views)
  if (asking.error && !asking.data) return <NotLoaded what="your reports" asking={asking} />
  if (!shown) return <LoadingState shape="table" count={4} label="Loading your reports" />
  if (shown.total === 0 && !view.status) return reporting ? null : <NoneYet />
  return (
    <>
      <search className={classes.filter}>
        <FilterSelect label="State" values={DEAD_STATES} words={deadWords} value={view.status} onChange={(status) => narrow({ status })} />
      </search>
      {shown.total === 0 ? (
        <NoneLikeThat of="your reports" all="Show all my reports" onAll={clear} />
      ) : (
        <DeadTable list={shown} loading={loading} onPage={turn} />
      )}
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState art={<ScanChipArt />} title="You have reported no chip">
      That is good news. Should a reader not see a chip, or should one move or hurt, report it with the button above: we fill in what the
      law wants reported.
    </EmptyState>
  )
}
