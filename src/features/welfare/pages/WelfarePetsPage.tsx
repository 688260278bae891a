import { useSearchParams } from 'react-router'
import { OwedNotice } from '#features/plans/parts/OwedNotice.tsx'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NoneLikeThat } from '#ui/NoneLikeThat.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { getWelfarePets } from '../contract.ts'
import { SaveList } from '../parts/list/SaveList.tsx'
import * as views from '../parts/list/view.ts'
import { WelfareFilters } from '../parts/list/WelfareFilters.tsx'
import { WelfareTable } from '../parts/list/WelfareTable.tsx'
import { WelfarePage } from '../parts/WelfarePage.tsx'

/** Every animal that the organisation took in: those with it, those offered, those that left. */
export default function WelfarePetsPage() {
  const [params] = useSearchParams()
  const actions = (
    <>
      <ButtonLink to={paths.newIntake}>Take an animal in</ButtonLink>
      <SaveList view={views.viewIn(params)} />
    </>
  )
  return (
    <WelfarePage title="Animals" lead="Those with you, those offered for adoption and those that have left." actions={actions}>
      <OwedNotice />
      <Animals />
    </WelfarePage>
  )
}

function Animals() {
  const { view, asking, shown, loading, narrow, turn, clear } = useList(getWelfarePets, views)
  if (asking.error && !asking.data) return <NotLoaded what="your animals" asking={asking} />
  if (!shown) return <LoadingState shape="table" count={6} label="Loading your animals" />
  if (shown.total === 0 && !views.isNarrowed(view)) return <NoneYet />
  return (
    <>
      <WelfareFilters view={view} onChange={narrow} />
      {shown.total === 0 ? (
        <NoneLikeThat of="your animals" all="Show all our animals" onAll={clear}>
          Look for another name or number, or show them all.
        </NoneLikeThat>
      ) : (
        <WelfareTable list={shown} view={view} loading={loading} onSort={(sort) => narrow({ sort })} onPage={turn} />
      )}
    </>
  )
}

function NoneYet() {
  return (
    <EmptyState
      art={<ScanChipArt />}
      title="No animals yet"
      action={
        <>
          <ButtonLink to={paths.newIntake}>Take an animal in</ButtonLink>
          <ButtonLink weight="plain" to={paths.welfareHomes}>
            See animals that need a home
          </ButtonLink>
        </>
      }
    >
      Scan or type the chip of an animal that has come to you. It can be found under your name from then on.
    </EmptyState>
  )
}
