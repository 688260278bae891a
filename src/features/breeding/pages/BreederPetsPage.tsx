import { OwedNotice } from '#features/plans/parts/OwedNotice.tsx'
import { useList } from '#platform/web/useList.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { NoneLikeThat } from '#ui/NoneLikeThat.tsx'
import { NotLoaded } from '#ui/NotLoaded.tsx'
import { getBreederPets } from '../contract.ts'
import { BreederPage } from '../parts/BreederPage.tsx'
import { AnimalFilters } from '../parts/list/AnimalFilters.tsx'
import { AnimalTable } from '../parts/list/AnimalTable.tsx'
import { ChosenBar } from '../parts/list/ChosenBar.tsx'
import { NoneYet } from '../parts/list/nothing.tsx'
import { useChosen } from '../parts/list/useChosen.ts'
import * as views from '../parts/list/view.ts'
import { ReportButton } from '../parts/report/ReportButton.tsx'

export default function BreederPetsPage() {
  const { view, asking, shown, loading, narrow, turn, clear } = useList(getBreederPets, views)
  const { error } = asking
  const choosing = useChosen()
  const isEmpty = shown?.total === 0 && !views.isNarrowed(view)

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
      {error && <NotLoaded what="your animals" asking={asking} />}
      {!error && !shown && <LoadingState shape="table" count={6} label="Loading your animals" />}
      {!error && isEmpty && <NoneYet />}
      {!error && shown?.total === 0 && !isEmpty && (
        <NoneLikeThat of="your animals" all="Show all my animals" onAll={clear}>
          Look for another name or number, or show them all.
        </NoneLikeThat>
      )}
      {!error && shown && shown.total > 0 && (
        <AnimalTable list={shown} view={view} choosing={choosing} loading={loading} onSort={(sort) => narrow({ sort })} onPage={turn} />
      )}
      <ChosenBar {...choosing} />
    </BreederPage>
  )
}
