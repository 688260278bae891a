import { useList } from '#platform/web/useList.ts'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NoneLikeThat } from '#ui/NoneLikeThat.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { getImplanterImplantedChips } from '../../../contract.ts'
import { OnePerson } from '../person/OnePerson.tsx'
import { ImplantFilters } from './ImplantFilters.tsx'
import { ImplantTable } from './ImplantTable.tsx'
import { NoneYet } from './nothing.tsx'
import * as views from './view.ts'
import { WaitingLong } from './WaitingLong.tsx'

/** What an implanter has implanted, and how far each animal is from being in its keeper's name. */
export function Implanted() {
  const { view, asking, shown, loading, narrow, turn } = useList(getImplanterImplantedChips, views)
  if (asking.error) return <NotLoaded what="your implants" asking={asking} />
  if (!shown) return <LoadingState shape="table" count={6} label="Loading your implants" />
  if (shown.total === 0 && !views.isNarrowed(view)) return <NoneYet />
  return (
    <>
      <WaitingLong />
      <ImplantFilters view={view} onChange={narrow} />
      {shown.total > 0 && <ImplantTable list={shown} loading={loading} onPage={(page) => turn(page, { preventScrollReset: true })} />}
      {shown.total === 0 && (
        <NoneLikeThat of="your implants" all="Show all your implants" onAll={() => narrow({ state: undefined, query: '' })}>
          Look for another name or number, or show them all.
        </NoneLikeThat>
      )}
      <OnePerson />
    </>
  )
}
